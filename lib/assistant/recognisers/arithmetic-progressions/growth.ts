import type { Fact, Item, Word } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import { negate, type Fraction } from '../../../maths/fraction'

/** "₹5 more each week than in the week before": d, and what goes by between two of them, 'week', or ''. */
export interface Growth {
  readonly d: Fraction
  readonly period: string
  readonly unit: string
  readonly taken: readonly Item[]
}

const each = 'each|every|per'
const later = 'later|next|following|subsequent|successive|succeeding|other|others?'
const before = 'before|previous|preceding|last|earlier?'
const rises = 'rises|rose|grew|increases|increase|rise|grows|raised|increased|raises|increment|goes|up'
const falls = 'falls|fell|dropped|decreases|decrease|drops|reduces|reduced|decreased|down'

/** "weekly" speaks of weeks. */
const ofTime: Readonly<Record<string, string>> = {
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  daily: 'day',
}

const changes = (more: string, rise: string): readonly string[] => [
  `#d ${more} ${each} ~p one? ${before} one?`,
  `${each} ${later} ~p ~x? #d ${more} one? ${before} one?`,
  `${later} ~p ~x? #d ${more} one? ${before} one?`,
  `${each} ~p ~x? ${rise} #d`,
  `${each} ~p after first? #d ${more} one? ${before} one?`,
  `${each} ~p after #d ${more}`,
  `${rise} #d ${each} ~p`,
  `#d ${rise} ${each} ~p`,
  `${rise} ~p #d`,
  `${rise} ${each} ~p #d`,
]

interface Held {
  readonly numbers: Readonly<Record<string, Fraction>>
  readonly units: Readonly<Record<string, string>>
  readonly nouns: Readonly<Record<string, string>>
  readonly taken: readonly Item[]
}

/** A phrase by any of the patterns, each of which holds some of the names. */
const held = (found: Phrase | null): Held | null => found

/** The first noun of a phrase in the singular; "weekly" speaks of weeks. */
export const noun = (text: string | undefined): string => {
  const words = (text ?? '').split(' ').filter((word) => !/^(?:his|her|their|my)$/.test(word))
  const first = words[0]?.replace(/s$/, '') ?? ''
  return ofTime[first] ?? first
}

/** By how much each is more than the one before, or less. */
export function growthIn(question: Question): Growth | null {
  const up = held(phrase(question, ...changes('more|extra|additional|greater|longer', rises)))
  const down = up ? null : held(phrase(question, ...changes('less|fewer|shorter', falls)))
  const found = up ?? down
  const d = found?.numbers['d']
  if (!found || !d) return null
  return { d: down ? negate(d) : d, period: noun(found.nouns['p']), unit: found.units['d'] ?? '', taken: found.taken }
}

/** "₹35 in the first week", "started at ₹16,000": the first of them, and of what it is the first, or ''. */
export function startIn(question: Question) {
  const found = held(
    phrase(question, 'started|starts|start|starting|begins|began|joined|joins|initially|initial #a') ??
      phrase(question, '#a first ~p', 'first ~p #a', 'salary|income|pay|fee|price|rent #a', '#a salary|income'),
  )
  if (!found) return null
  const { numbers, units, nouns, taken } = found
  // "7 prizes of ₹700, how much is the first prize": a comma stands between
  const [from, to] = taken.map((item) => question.apart.indexOf(item))
  if (taken[0]?.kind === 'number' && question.apart.slice(from, to).some(({ kind }) => kind === 'mark')) return null
  const a = numbers['a']
  return a ? { a, unit: units['a'] ?? '', period: noun(nouns['p']), taken } : null
}

export interface Counted {
  readonly n: number
  readonly isOrdinal: boolean
  /** What is counted, in the singular. */
  readonly of: string
  readonly fact: readonly Fact[]
  readonly said: readonly Word[]
}

/** The one number that is left over: "after 11 weeks", "in the 7th year", "seven prizes". */
export function countLeft(question: Question, taken: readonly Item[]): Counted | null {
  const left = question.apart.flatMap((item, at) =>
    taken.includes(item) || item.kind === 'mark' || (item.kind === 'word' && !numberNamed(item.text))
      ? []
      : [{ item, before: question.apart[at - 1], after: question.apart[at + 1] }],
  )
  const [one, ...more] = left
  if (!one || more.length > 0) return null
  const { item, before, after } = one
  const isNumber = item.kind === 'number' && item.value.d === 1n && /^[a-z]*$/.test(item.unit)
  const value = isNumber ? item.value : item.kind === 'word' ? numberNamed(item.text) : null
  const n = item.kind === 'ordinal' ? item.n : value && Number(value.n)
  if (n === null) return null
  const of = item.kind === 'number' && item.unit !== '' ? item.unit : after?.kind === 'word' ? noun(after.text) : ''
  const first = before?.kind === 'word' && before.text === 'first' ? [before] : []
  return {
    n,
    isOrdinal: item.kind === 'ordinal',
    of,
    fact: item.kind === 'word' ? [] : [item],
    said: item.kind === 'word' ? [item, ...first] : first,
  }
}

/** Whether these name one thing, where they name any. */
export const agree = (...names: readonly string[]): boolean => new Set(names.filter((name) => name !== '')).size < 2

/** What has been read, with words that stand where they were counted. */
export function toldWith(question: Question, taken: readonly Item[], counted?: Counted) {
  const { used, said } = told(question, { taken: [...taken, ...(counted?.fact ?? [])] })
  return { used, said: [...said, ...(counted?.said ?? [])] }
}

import { isDrawnAt, leavesUntold } from './chance'
import { type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { numberOf } from '../../question/slot'
import { fillers } from '../../question/words'
import { isInteger, toNumber, toText } from '../../../maths/fraction'

export interface Kinds {
  readonly kinds: readonly { readonly name: string; readonly count: number }[]
  readonly rest?: { readonly name: string; readonly sum: string }
  readonly taken: readonly Item[]
}

const kindWords = new Set(['red', 'black', 'defective', 'good', 'prime', 'late'])
const verbs =
  /^(?:contains?|containing|has|have|having|consists?|includes?|including|whom|total|remaining|rest|others?|only|ones|out|more|some|of|them)$/
const things = /^(?:balls?|cards?|coins?)$/

/** 'girl' of "girls", to be compared. */
export const stem = (word: string): string =>
  word
    .replace(/^(wo)?men$/, '$1man')
    .replace(/^children$/, 'child')
    .replace(/(?<=[sx]|ch|sh)es$|(?<=[a-z]{2}[^s])s$/, '')
    .replace(/ie$/, 'y')

const isName = (word: string): boolean =>
  word !== '' && !fillers.has(word) && !verbs.test(word) && (isFree(word) || kindWords.has(word))

/** What the many do of whom some do it by bus and others by car. */
const doings =
  /^(?:comes?|goes|go|wears?|owns?|eats?|watch(?:es)?|likes?|prefers?|plays?|travels?|uses?|speaks?|stud(?:y|ies)|reads?|choose|chose|loves?|drinks?|opted|school|college|office|marked|labelled)$/

interface Counted {
  readonly name: string
  readonly noun: string
  readonly count: number
  /** "20 like tea": told by what they do. */
  readonly isDone: boolean
  readonly from: number
  readonly to: number
}

/** Where the name of a kind stands from a place on, behind "are", "by", "come to school by". */
function nameAt(items: readonly Item[], from: number): number | null {
  for (let at = from; at < from + 7; at++) {
    const item = items[at]
    if (item?.kind === 'number' && item.unit === '₹') return at
    const word = textOf(item)
    if (isName(word) && !doings.test(word)) return at
    if (word === '' || (!fillers.has(word) && !doings.test(word)) || /^(?:and|aur|if|find|what)$/.test(word))
      return null
  }
  return null
}

/** "blue", "₹5": a kind by its name. */
const nameOf = (item: Item | undefined): string =>
  item?.kind === 'number' ? `₹${toText(item.value)}` : stem(textOf(item))

/** "12 are blue", "5 red balls", "8 girls", "10 by bus" in a sentence. */
function countedIn(items: readonly Item[]): readonly Counted[] {
  return items.flatMap((item, at): readonly Counted[] => {
    const value = numberOf(item)
    if (
      !value ||
      !isInteger(value) ||
      (item.kind === 'number' && item.unit !== '') ||
      (item.kind === 'word' && item.text === 'one') ||
      isDrawnAt(items, at)
    )
      return []
    const next = nameAt(items, at + 1)
    if (next === null) return []
    const after = textOf(items[next + 1])
    const noun = things.test(after) || (isName(after) && !doings.test(after)) ? after : ''
    return [
      {
        name: nameOf(items[next]),
        noun: stem(noun),
        count: toNumber(value),
        isDone: items.slice(at + 1, next).some((one) => doings.test(textOf(one))),
        from: at,
        to: next + (noun === '' ? 1 : 2),
      },
    ]
  })
}

const isColon = (items: readonly Item[]): boolean => items.some((item) => item.kind === 'mark' && item.text === ':')

/** What is there of each kind, with the rest by subtraction where it is told so. */
export function kindsIn(items: readonly Item[]): Kinds | null {
  const found = countedIn(items)
  const [first, ...others] = found
  if (!first || others.length === 0) return null
  const last = found.at(-1) ?? first
  const sum = others.reduce((so, { count }) => so + count, 0)
  const taken = found.flatMap(({ from, to }) => items.slice(from, to))
  const restAt = items.findIndex(
    (item, at) => /^(?:rest|remaining|others?|baaki|baki)$/.test(textOf(item)) && at >= last.to - 1,
  )
  const behind = items.slice(restAt + 1, restAt + 6)
  const restName =
    behind.find((item) => isName(textOf(item)) && !things.test(textOf(item)) && !doings.test(textOf(item))) ??
    // "10 are cars and the rest are balls"
    behind.find(
      (item) =>
        things.test(textOf(item)) && found.every(({ name, noun }) => ![name, noun].includes(stem(textOf(item)))),
    )
  const own = (list: readonly Counted[]) => list.map(({ name, count }) => ({ name, count }))
  if (restAt >= 0 && restName && first.count > sum) {
    const name = nameOf(restName)
    const kinds = [...own(others), { name, count: first.count - sum }]
    const places = [items[restAt], restName].flatMap((item) => item ?? [])
    return areDistinct(kinds)
      ? {
          kinds,
          rest: { name, sum: [first.count, ...others.map(({ count }) => count)].join(' - ') },
          taken: [...taken, ...places],
        }
      : null
  }
  if (restAt >= 0 || items.slice(first.to).map(textOf).some(leavesUntold)) return null
  const between = items.slice(first.to, others[0]?.from ?? first.to).map(textOf)
  const isTotal =
    isColon(items.slice(first.to, others[0]?.from)) ||
    between.some((word) =>
      /^(?:which|whom|out|contains?|containing|has|have|having|includes?|including|among|are|found)$/.test(word),
    ) ||
    isOfMany(items, first, others[0]) ||
    countsAll(items, first, others, sum) ||
    (!first.isDone && others.length === 1 && last.isDone)
  // "24 balls: 8 red and 16 blue"
  if (isTotal && others.length > 1 && first.count === sum)
    return areDistinct(own(others)) ? { kinds: own(others), taken } : null
  if (isTotal) {
    const [one] = others
    if (others.length > 1 || !one || one.count >= first.count) return null
    const name = opposites[one.name] ?? `not ${one.name}`
    return {
      kinds: [...own(others), { name, count: first.count - one.count }],
      rest: { name, sum: `${first.count} - ${one.count}` },
      taken,
    }
  }
  // "In a class of 50 students, 20 like tea, 25 coffee": the first counts all, and the others are of no sum
  if (!first.isDone && others.some(({ isDone }) => isDone))
    return first.count === sum ? { kinds: own(others), taken } : null
  const nouns = new Set(found.map(({ noun }) => noun).filter((noun) => noun !== ''))
  return areDistinct(own(found)) && nouns.size < 2 ? { kinds: own(found), taken } : null
}

const bad = /^(?:defective|bad|faulty|fused|rotten|damaged|spoiled|broken|expired)$/

/** "Out of 144 pens 20 are defective", "40 students, 6 absent": the first counts all. */
function isOfMany(items: readonly Item[], first: Counted, second: Counted | undefined): boolean {
  if (!second || first.noun !== '' || /^(?:good|working)$/.test(first.name) || bad.test(first.name)) return false
  const isOf = items
    .slice(Math.max(0, first.from - 2), first.from)
    .some((item) => /^(?:of|out|among|from)$/.test(textOf(item)))
  const isVerb = /^(?:are|is|were|was|have|has)$/.test(textOf(items[second.from + 1]))
  const isJoined = items
    .slice(first.to, second.from)
    .some((item) => item.kind === 'mark' || /^(?:and|aur|or)$/.test(textOf(item)))
  return bad.test(second.name) || (isVerb && (isOf || !isJoined))
}

/** "40 students 25 girls 15 boys": things of a name that are as many as all the kinds behind them. */
const countsAll = (items: readonly Item[], first: Counted, others: readonly Counted[], sum: number): boolean =>
  others.length > 1 &&
  first.count === sum &&
  first.noun === '' &&
  /^(?:students|children|people|persons|boxes|[a-z]{3,}[^s]s)$/.test(textOf(items[first.to - 1])) &&
  others.every(({ noun }) => noun === '')

/** Who is no boy is a girl. */
const opposites: Readonly<Record<string, string>> = {
  boy: 'girl',
  girl: 'boy',
  man: 'woman',
  woman: 'man',
  male: 'female',
  female: 'male',
}

const areDistinct = (kinds: Kinds['kinds']): boolean => new Set(kinds.map(({ name }) => name)).size === kinds.length

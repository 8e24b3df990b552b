import { isDrawnAt } from './chance'
import type { Item } from '../../question/fact'
import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { numberNamed } from '../../question/number-named'
import { fillers } from '../../question/words'
import { isInteger, toNumber } from '../../../maths/fraction'

/** Things of several kinds, "5 red, 8 white and 4 green marbles". */
export interface Counts {
  readonly things: readonly [one: string, several: string]
  readonly kinds: readonly { readonly name: string; readonly count: number }[]
  readonly taken: readonly Item[]
}

interface Kind {
  readonly name: string
  readonly noun: string
  readonly count: number
  readonly taken: readonly Item[]
  readonly next: number
}

const kindWords = new Set(['red', 'black', 'defective', 'good'])
const nouns = new Set(['ball', 'balls', 'card', 'cards', 'coin', 'coins'])

/** 'ten-rupee' of "ten rupee": coins by their worth. */
export const worthAt = (items: readonly Item[], at: number): string | null =>
  numberNamed(wordAt(items, at)) !== null && wordAt(items, at + 1) === 'rupee' ? `${wordAt(items, at)}-rupee` : null

const wordAt = (items: readonly Item[], at: number): string => {
  const item = items[at]
  return item?.kind === 'word' ? item.text : ''
}
const verbs =
  /^(?:has|have|having|had|contains?|containing|consists?|includes?|including|holds?|out|among|which|were|some|more)$/
const names = (word: string): boolean =>
  word !== '' && !fillers.has(word) && !verbs.test(word) && (isFree(word) || kindWords.has(word))

/** "8 white", "8 white balls": a number, a kind, and perhaps a noun. */
function kindAt(items: readonly Item[], at: number): Kind | null {
  const number = items[at]
  const worth = worthAt(items, at + 1)
  const name = worth ?? wordAt(items, at + 1)
  const behind = at + (worth === null ? 2 : 3)
  if (number?.kind !== 'number' || number.unit !== '' || !isInteger(number.value) || (worth === null && !names(name)))
    return null
  if (isDrawnAt(items, at)) return null
  const noun = wordAt(items, behind)
  const isNoun = !fillers.has(noun) && (nouns.has(noun) || (noun !== '' && isFree(noun)))
  const next = behind + (isNoun ? 1 : 0)
  return { name, noun: isNoun ? noun : '', count: toNumber(number.value), taken: items.slice(at, next), next }
}

const joins = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  return item?.kind === 'mark' ? item.text === ',' : /^(?:and|aur)$/.test(wordAt(items, at))
}

const singular = (noun: string): string => noun.replace(/(?<=s|x|ch|sh)es$|s$/, '')

/** The one row of counted kinds that a question states. */
export function countsIn({ apart }: Question): Counts | null {
  for (let from = 0; from < apart.length; from++) {
    const found: Kind[] = []
    let at = from
    for (let kind = kindAt(apart, at); kind; kind = kindAt(apart, at)) {
      found.push(kind)
      at = kind.next
      while (joins(apart, at)) at++
    }
    if (found.length > 1) return countsOf(found)
  }
  return null
}

function countsOf(found: readonly Kind[]): Counts | null {
  const own = found.map(({ noun }) => noun).filter((noun) => noun !== '')
  const several = own.at(-1) ?? 'things'
  // "3 red balls and 5 black caps" are not things of one sort
  if (own.some((noun) => noun !== several)) return null
  return {
    things: [singular(several), several],
    kinds: found.map(({ name, count }) => ({ name, count })),
    taken: found.flatMap(({ taken }) => taken),
  }
}

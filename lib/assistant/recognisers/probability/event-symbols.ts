import type { Item } from '../../question/fact'
import { isFree, isPlain } from '../../question/meanings'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { fillers } from '../../question/words'
import { isInteger, one, equals, toNumber, toText } from '../../../maths/fraction'

/** What a piece of a question is for the reader of an event: 'even', 'or', '#' for a whole number, '|' for what no event goes over, '?' for the word "probability". */
export interface Symbol {
  readonly text: string
  readonly n: number
  readonly item: Item
}

const joins: Readonly<Record<string, string>> = {
  or: 'or',
  ya: 'or',
  and: 'and',
  aur: 'and',
  but: 'but',
  not: 'not',
  non: 'not',
  except: 'not',
  neither: 'neither',
  nor: 'nor',
  either: 'either',
  both: 'both',
  each: 'each',
  given: '|',
  if: '|',
  when: '|',
  known: '|',
  already: '|',
  win: 'W',
  wins: 'W',
  winning: 'W',
  lose: 'L',
  loses: 'L',
  losing: 'L',
  probability: '?',
  chance: '?',
  chances: '?',
}

const wordOf = (item: Item | undefined): string => (item?.kind === 'word' ? item.text : '')

const things = /^(?:cards?|balls?|coins?|numbers?|integer|slips?|is|was|of|at|such|face|red|black)$/

/** The "one" of "one card", "one is drawn", which counts nothing that is asked. */
export const onesIn = ({ apart }: Question): { readonly taken: readonly Item[] } => ({
  taken: apart.filter((item, at) => {
    const number = numberOf(item)
    const next = wordOf(apart[at + 1])
    const isOne = number !== null && equals(number, one) && !(item.kind === 'number' && item.unit !== '')
    return isOne && (things.test(next) || (next !== '' && isFree(next) && !fillers.has(next)))
  }),
})

/** The symbols of items, those that say nothing left out; null where something is there that is neither. `lexicon`: words with their symbols. */
export function symbolsOf(
  items: readonly Item[],
  lexicon: Readonly<Record<string, string>>,
  numbered = true,
): readonly Symbol[] | null {
  const found: Symbol[] = []
  for (const [at, item] of items.entries()) {
    const add = (text: string, n = 0) => found.push({ text, n, item })
    if (item.kind === 'mark') {
      if (item.text === ',') add(',')
      continue
    }
    const number = numbered || item.kind !== 'word' ? numberOf(item) : null
    if (number !== null && wordOf(item) !== '' && lexicon[wordOf(item)] === undefined) {
      add('#', toNumber(number))
      continue
    }
    if (item.kind === 'number') {
      const named = lexicon[`${item.unit}${toText(item.value)}`]
      if (item.unit !== '' && named !== undefined) {
        add(named)
        continue
      }
      if (item.unit !== '' || !isInteger(item.value)) return null
      add('#', toNumber(item.value))
      continue
    }
    if (item.kind === 'letter' || item.kind === 'ordinal') {
      const text = item.kind === 'letter' ? lexicon[item.name] : item.n === null ? undefined : `${item.n}th`
      if (text === undefined && !(item.kind === 'letter' && /^[a-z]$/.test(item.name))) return null
      add(text ?? 'one')
      continue
    }
    if (item.kind !== 'word') return null
    const isOther = item.text === 'other' && wordOf(items[at + 1]) === 'than'
    const text = isOther ? 'not' : (lexicon[item.text] ?? joins[item.text])
    if (text !== undefined) add(text)
    else if (isFree(item.text) && !isPlain(item.text)) return null
  }
  return found
}

/** Reads "multiple|divisible # digit?" at a place of the symbols: where it ends, and its numbers. */
export function matched(
  pattern: string,
  symbols: readonly Symbol[],
  from: number,
): { readonly next: number; readonly numbers: readonly number[] } | null {
  let at = from
  const numbers: number[] = []
  for (const piece of pattern.split(' ')) {
    const optional = piece.endsWith('?')
    const symbol = symbols[at]
    if (symbol && (optional ? piece.slice(0, -1) : piece).split('|').includes(symbol.text)) {
      if (symbol.text === '#') numbers.push(symbol.n)
      at++
    } else if (!optional) return null
  }
  return { next: at, numbers }
}

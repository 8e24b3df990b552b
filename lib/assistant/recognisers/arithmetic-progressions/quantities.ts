import type { Fact, FactOf, Item, Word } from '../../question/fact'
import { numberNamed } from '../../question/number-named'

/** What is spoken of in a question about an AP: 'a', 'd', 'l', 'n', 'S', 'a_n', 'S_n', 'a_12', 'S_20', 'zero' for the place of the term that is zero. */
export type Key = string

/** A quantity that is named, and the items that name it. */
export interface Named {
  readonly key: Key
  readonly taken: readonly Item[]
  /** The place of the first item after it. */
  readonly next: number
}

const isWord = (item: Item | undefined, ...texts: readonly string[]): item is Word =>
  item?.kind === 'word' && texts.includes(item.text)

/** "20 terms", "n terms": how many. */
export function countAt(items: readonly Item[], at: number): { readonly n: string; readonly next: number } | null {
  const [item, term] = [items[at], items[at + 1]]
  const n =
    item?.kind === 'number' && item.unit === '' && item.value.d === 1n && item.value.n > 0n
      ? `${item.value.n}`
      : item?.kind === 'letter' && item.name === 'n'
        ? 'n'
        : item?.kind === 'word'
          ? named(item.text)
          : null
  return n !== null && isWord(term, 'term') ? { n, next: at + 2 } : null
}

const named = (word: string): string | null => {
  const value = numberNamed(word)
  return value && `${value.n}`
}

type Way = (items: readonly Item[], at: number) => { readonly key: Key; readonly next: number } | null

/** The first of several words in a row, and the place after it; a word with '?' may be missing. */
function row(items: readonly Item[], at: number, ...words: readonly string[]): number | null {
  let next = at
  for (const word of words) {
    const optional = word.endsWith('?')
    const any = (optional ? word.slice(0, -1) : word).split('|')
    if (isWord(items[next], ...any)) next++
    else if (!optional) return null
  }
  return next
}

/** A letter of that name. */
const letter = (items: readonly Item[], at: number, ...names: readonly string[]): number | null => {
  const item = items[at]
  return item?.kind === 'letter' && names.includes(item.name) ? at + 1 : null
}

/** "sum of the first 20 terms", "sum of n terms", "the first 7 terms add up to". */
const sums: Way = (items, at) => {
  const after = row(items, at, 'sum|total', 'first?')
  const count = after === null ? null : countAt(items, after)
  if (count) return { key: `S_${count.n}`, next: count.next }
  const first = row(items, at, 'first')
  const many = first === null ? null : countAt(items, first)
  if (!many) return null
  const add = row(items, many.next, 'add|adds|added|sum|total')
  return add === null ? null : { key: `S_${many.n}`, next: add }
}

/** "the sum of all its terms", "their sum S": of the whole AP. */
const total: Way = (items, at) => {
  const sum = row(items, at, 'sum')
  if (sum === null || items[sum]?.kind === 'ordinal') return null
  const named = letter(items, sum, 'S') ?? sum
  return { key: 'S', next: row(items, named, 'all?', 'term') ?? named }
}

/** "20th term", "nth term", and "6th" before "and the 30th terms". */
const term: Way = (items, at) => {
  const [item, next] = [items[at], items[at + 1]]
  const place = item?.kind === 'ordinal' ? `${item.n ?? 'n'}` : item?.kind === 'word' ? placeNamed(item.text) : null
  if (place === null) return null
  if (isWord(next, 'term')) return { key: `a_${place}`, next: at + 2 }
  return item?.kind === 'ordinal' && next?.kind === 'ordinal' ? { key: `a_${place}`, next: at + 1 } : null
}

const places = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const

const placeNamed = (word: string): string | null => {
  const at = places.findIndex((place) => place === word)
  return at < 0 ? null : `${at + 2}`
}

/** A quantity that words name, and the letter that may follow: "common difference d". */
const plain =
  (key: Key, words: readonly string[], ...letters: readonly string[]): Way =>
  (items, at) => {
    const next = row(items, at, ...words)
    return next === null ? null : { key, next: letter(items, next, ...letters) ?? next }
  }

const general: Way = (items, at) => {
  const item = items[at]
  if (item?.kind !== 'letter') return null
  const [, kind, place] = /^([aAtTsS])_(\d{1,4}|n)$/.exec(item.name) ?? []
  if (kind !== undefined && place !== undefined) return { key: `${/s/i.test(kind) ? 'S' : 'a'}_${place}`, next: at + 1 }
  return ['d', 'n', 'l', 'S', 'a'].includes(item.name) ? { key: item.name, next: at + 1 } : null
}

const ways: readonly Way[] = [
  sums,
  term,
  plain('a', ['first', 'term'], 'a'),
  plain('d', ['common', 'difference'], 'd'),
  plain('l', ['last', 'term'], 'l'),
  plain('n', ['number|many', 'term'], 'n'),
  (items, at) => {
    // "the number n of its terms"
    const n = letter(items, row(items, at, 'number') ?? items.length, 'n')
    return n === null ? null : { key: 'n', next: row(items, n, 'term') ?? n }
  },
  // "the first and the last term"
  (items, at) => (row(items, at, 'first', 'last') === null ? null : { key: 'a', next: at + 1 }),
  plain('zero', ['term', 'zeroes']),
  plain('a', ['begins|starts']),
  plain('l', ['ends']),
  total,
  general,
]

/** The quantity that is named at a place of the items that mean something. */
export function quantityAt(items: readonly Item[], at: number): Named | null {
  for (const way of ways) {
    const found = way(items, at)
    if (found) return { ...found, taken: items.slice(at, found.next) }
  }
  return null
}

/** The key and the other side of "a_5 = 10", "d = 3", "S_n = 3n^2 + n". */
export function keyOfEquation({ sides, relation }: FactOf<'equation'>) {
  const [left, right, ...more] = sides
  if (relation !== '=' || left?.kind !== 'letter' || !right || more.length > 0) return null
  const item: Fact = { kind: 'letter', name: left.name }
  const found = general([item], 0)
  return found && { key: found.key, right }
}

import type { Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import { fillers } from '../../question/words'

/** What is read from a place on, and the place after it. */
export interface Read<Of> {
  readonly of: Of
  readonly next: number
}

export const isWord = (item: Item | undefined, ...words: readonly string[]): boolean =>
  item?.kind === 'word' && words.includes(item.text)

/** A whole number above zero, in digits or in words. */
export function numberAt(items: readonly Item[], at: number): { readonly n: number; readonly next: number } | null {
  const item = items[at]
  const value =
    item?.kind === 'number' && item.unit === '' ? item.value : item?.kind === 'word' ? numberNamed(item.text) : null
  return value && value.d === 1n && value.n > 0n && value.n < 10_000n ? { n: Number(value.n), next: at + 1 } : null
}

const kept = new Set(
  'and is are be than given when up to find write determine give state calculate obtain nikalo batao bataiye likho form which what where if whose so'.split(
    ' ',
  ),
)
const idle = new Set(
  'kisi denotes defined must shud there arithmetic progression finite consider following its respectively having has have hence also there consists contains some any some please uske uska uski iske iski hua while whereas'.split(
    ' ',
  ),
)

/** The items that may mean something; a letter a where it stands for the first term. */
export const meantItems = (items: readonly Item[]): readonly Item[] =>
  items
    .map((item, at): Item => (isWord(item, 'a') && isFirstTerm(items, at) ? { kind: 'letter', name: 'a' } : item))
    .map((item, at): Item => (asksOfTerm(items, at) ? { kind: 'word', text: 'is' } : item))
    .map((item, at): Item => {
      if (isWord(item, 'sn')) return { kind: 'letter', name: 'S_n' }
      return isWord(item, 'an') && isWord(items[at + 1], 'is') ? { kind: 'letter', name: 'a_n' } : item
    })
    .filter((item, at, all) => !(isWord(item, 'every', 'each') && isWord(all[at + 1], 'ap')))
    .filter(
      (item) => !(item.kind === 'word' && !kept.has(item.text) && (fillers.has(item.text) || idle.has(item.text))),
    )
    .map((item): Item => (isWord(item, 'sequence', 'series', 'aps') ? { kind: 'word', text: 'ap' } : item))

/** "kya 5 iska term hai" */
const asksOfTerm = (items: readonly Item[], at: number): boolean =>
  isWord(items[at], 'kya') &&
  items[at + 1]?.kind === 'number' &&
  [items[at + 2], items[at + 3]].some(
    (item, place) => isWord(item, 'term') && (place === 0 || isWord(items[at + 2], 'iska', 'uska', 'iski', 'uski')),
  )

/** "a and d", "find a." */
function isFirstTerm(items: readonly Item[], at: number): boolean {
  const [next, after] = [items[at + 1], items[at + 2]]
  const isD = (item: Item | undefined) => item?.kind === 'letter' && /^[dln]$/.test(item.name)
  return next === undefined || next.kind === 'mark' || isD(next) || (isWord(next, 'and') && isD(after))
}

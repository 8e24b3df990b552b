import type { Fact, Item, Word } from './fact'
import { isNoun } from './meanings'
import { numberNamed } from './number-named'
import { wordOf } from './spelling'
import { fraction, type Fraction } from '../../maths/fraction'

/** A piece of a phrase's pattern. */
export type Slot =
  | { readonly kind: 'words'; readonly any: readonly string[]; readonly optional: boolean }
  | { readonly kind: 'number' | 'times' | 'noun'; readonly name: string }
  | { readonly kind: 'fact'; readonly name: string; readonly of: Fact['kind'] }
  | { readonly kind: 'mark' }
  | { readonly kind: 'gap' }

const known = new Map<string, readonly Slot[]>()

/** The pieces of a pattern, as `phrase` describes them. */
export function compiled(pattern: string): readonly Slot[] {
  const slots = known.get(pattern) ?? pattern.split(' ').map(slotOf)
  known.set(pattern, slots)
  return slots
}

const factKinds: readonly Fact['kind'][] = [
  'number',
  'formula',
  'equation',
  'point',
  'list',
  'ordinal',
  'ratio',
  'letter',
]

function slotOf(piece: string): Slot {
  if (piece === '*') return { kind: 'gap' }
  if (piece === '.') return { kind: 'mark' }
  const sort = ({ '#': 'number', '%': 'times', '~': 'noun' } as const)[piece.charAt(0)]
  if (sort) return { kind: sort, name: piece.slice(1) }
  const [, name, of] = /^@(\w+):(\w+)$/.exec(piece) ?? []
  const kind = factKinds.find((one) => one === of)
  if (name !== undefined && kind !== undefined) return { kind: 'fact', name, of: kind }
  const optional = piece.endsWith('?')
  return { kind: 'words', any: (optional ? piece.slice(0, -1) : piece).split('|').map(wordOf), optional }
}

/** How many items from a place on the slot takes; 0 where it does not fit. */
export function sizeAt(slot: Slot, items: readonly Item[], at: number): number {
  const [item, next] = [items[at], items[at + 1]]
  if (slot.kind !== 'times') return fits(slot, item) ? 1 : 0
  if (item?.kind === 'word' && multiples.has(item.text)) return 1
  return item && numberOf(item) && next?.kind === 'word' && next.text === 'times' ? 2 : 0
}

const multiples: ReadonlyMap<string, Fraction> = new Map([
  ['twice', fraction(2)],
  ['double', fraction(2)],
  ['thrice', fraction(3)],
  ['triple', fraction(3)],
])

/** 2 of "twice"; null of what is no such word. */
export const timesOf = (item: Item): Fraction | null =>
  (item.kind === 'word' ? multiples.get(item.text) : undefined) ?? null

/** A number, or one in words. */
export const numberOf = (item: Item): Fraction | null =>
  item.kind === 'number' ? item.value : item.kind === 'word' ? numberNamed(item.text) : null

function fits(slot: Slot, item: Item | undefined): boolean {
  if (!item) return false
  switch (slot.kind) {
    case 'words':
      return item.kind === 'word' && slot.any.includes(item.text)
    case 'number':
      return numberOf(item) !== null
    case 'noun':
      return item.kind === 'word' && isNoun(item.text)
    case 'fact':
      return item.kind === slot.of
    case 'mark':
      return item.kind === 'mark' && item.text === '.'
    case 'gap':
    case 'times':
      return false
  }
}

/** The singular of a noun, to be compared: 'pencil' of "pencils". */
export const nounOf = ({ text }: Word): string => text.replace(/(?:(?<=[sxo]|ch|sh)e)?s$/, '')

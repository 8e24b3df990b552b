import type { Fact, Item } from './fact'
import { isFree, isNoun } from './meanings'
import { numberNamed } from './number-named'
import { wordOf } from './spelling'
import { fraction, type Fraction } from '../../maths/fraction'

/** A piece of a phrase's pattern. */
export type Slot =
  | { readonly kind: 'words'; readonly any: readonly string[]; readonly optional: boolean }
  | { readonly kind: 'number' | 'row' | 'times'; readonly name: string }
  | { readonly kind: 'noun'; readonly name: string; readonly optional: boolean }
  | { readonly kind: 'fact'; readonly name: string; readonly of: Fact['kind'] }
  | { readonly kind: 'mark'; readonly optional: boolean }
  | { readonly kind: 'gap' }

interface Compiled {
  readonly slots: readonly Slot[]
  /** Of each row at least one must stand in the question, as `keysOf` names them: else there is nothing to look for. */
  readonly needs: readonly (readonly string[])[]
  /** It takes a row of numbers as one. */
  readonly isOfRows: boolean
}

const known = new Map<string, Compiled>()

/** The pieces of a pattern, as `phrase` describes them. */
export function compiled(pattern: string): Compiled {
  const kept = known.get(pattern)
  if (kept) return kept
  const slots = pattern.split(' ').map(slotOf)
  const isOfRows = slots.some((slot) => slot.kind === 'fact' && slot.of === 'list')
  const made = { slots, needs: slots.flatMap(needOf), isOfRows }
  known.set(pattern, made)
  return made
}

function needOf(slot: Slot): readonly (readonly string[])[] {
  if ('optional' in slot && slot.optional) return []
  if (slot.kind === 'words') return [slot.any]
  if (slot.kind === 'mark') return [['.']]
  return slot.kind === 'fact' ? [[`#${slot.of}`]] : []
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
  'length',
  'angle',
]

function slotOf(piece: string): Slot {
  if (piece === '*') return { kind: 'gap' }
  if (piece === '.' || piece === '.?') return { kind: 'mark', optional: piece === '.?' }
  if (piece.startsWith('#')) return { kind: 'number', name: piece.slice(1) }
  if (piece.startsWith('&')) return { kind: 'row', name: piece.slice(1) }
  if (piece.startsWith('%')) return { kind: 'times', name: piece.slice(1) }
  if (piece.startsWith('~'))
    return { kind: 'noun', name: piece.slice(1).replace('?', ''), optional: piece.endsWith('?') }
  const [, name, of] = /^@(\w+):(\w+)$/.exec(piece) ?? []
  const kind = factKinds.find((one) => one === of)
  if (name !== undefined && kind !== undefined) return { kind: 'fact', name, of: kind }
  const optional = piece.endsWith('?')
  return { kind: 'words', any: (optional ? piece.slice(0, -1) : piece).split('|').map(wordOf), optional }
}

/** How many items from a place on the slot can take, the most first. */
export function sizesAt(slot: Slot, items: readonly Item[], at: number): readonly number[] {
  const [item, next] = [items[at], items[at + 1]]
  if (slot.kind === 'noun') return [3, 2, 1].filter((size) => isNounPhrase(items.slice(at, at + size), size))
  if (slot.kind === 'row') return rowSizes(items, at)
  if (slot.kind === 'number' && isOneZero(items, at)) return []
  if (slot.kind !== 'times') return fits(slot, item) ? [1] : []
  if (item?.kind === 'word' && multiples.has(item.text)) return [1]
  return item && numberOf(item) && next?.kind === 'word' && next.text === 'times' ? [2] : []
}

/** "one zero", "one of the zeroes": no number. */
function isOneZero(items: readonly Item[], at: number): boolean {
  const wordOfItem = (item: Item | undefined) => (item?.kind === 'word' ? item.text : '')
  if (wordOfItem(items[at]) !== 'one') return false
  const next = items.slice(at + 1).find((item) => !(item.kind === 'word' && /^(?:of|the|its|real)$/.test(item.text)))
  return /^(?:zeroes|roots)$/.test(wordOfItem(next))
}

/** "balls", "metro tickets": what follows the first word has no meaning of its own. */
const isNounPhrase = (items: readonly Item[], size: number): boolean =>
  items.length === size &&
  items.every((item, index) => item.kind === 'word' && isNoun(item.text) && (index === 0 || isFree(item.text)))

/** Of "9, 12 and 15 minutes": two numbers at least, in one unit where they have any. */
function rowSizes(items: readonly Item[], at: number): readonly number[] {
  let [size, count, next] = [0, 0, at]
  const units = new Set<string>()
  for (let item = items[next]; item?.kind === 'number'; item = items[next]) {
    units.add(item.unit)
    count++
    next++
    size = next - at
    while (joinsRow(items[next])) next++
  }
  units.delete('')
  return count > 1 && units.size < 2 ? [size] : []
}

const joinsRow = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || (item?.kind === 'word' && /^(?:and|or)$/.test(item.text))

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
    case 'fact':
      return item.kind === slot.of
    case 'mark':
      return item.kind === 'mark' && item.text === '.'
    case 'gap':
    case 'noun':
    case 'row':
    case 'times':
      return false
    default:
      return slot satisfies never
  }
}

/** A noun in the singular, to be compared: 'pencil' of "pencils", 'geometry box' of "geometry boxes". */
export const nounOf = (items: readonly Item[]): string =>
  items
    .map((item) => (item.kind === 'word' ? item.text : ''))
    .join(' ')
    .replace(/(?:(?<=[sxo]|ch|sh)e)?s$/, '')

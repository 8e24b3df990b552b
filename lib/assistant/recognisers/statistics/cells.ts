import type { Item } from '../../question/fact'
import type { Node } from '../../question/reading'
import type { Fraction } from '../../../maths/fraction'

/** What stands in one place of a table that is typed in a line. */
export type Cell =
  /** "10-20" */
  | { readonly kind: 'class'; readonly low: Fraction; readonly high: Fraction }
  /** "less than 20", "20 or more" */
  | { readonly kind: 'below' | 'above'; readonly limit: Fraction }
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'letter'; readonly name: string }

/** Cells that follow each other, a mark, or a word between them; with what they are made of. */
export type Piece =
  | { readonly kind: 'cells'; readonly cells: readonly Cell[]; readonly items: readonly Item[] }
  | { readonly kind: 'mark' | 'word'; readonly text: string; readonly items: readonly Item[] }

export const isRow = ({ kind }: Cell): boolean => kind === 'class' || kind === 'below' || kind === 'above'

/** A question as cells, words and marks. */
export function piecesOf(items: readonly Item[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < items.length;) {
    const found = limitAt(items, at) ?? pieceAt(items, at)
    pieces.push(found)
    at += found.items.length
  }
  return pieces
}

function pieceAt(items: readonly Item[], at: number): Piece {
  const item = items[at]
  const own = items.slice(at, at + 1)
  if (item?.kind === 'mark') return { kind: 'mark', text: item.text, items: own }
  const cells = item ? cellsIn(item) : null
  return cells ? { kind: 'cells', cells, items: own } : { kind: 'word', text: wordAt(items, at), items: own }
}

const wordAt = (items: readonly Item[], at: number): string => {
  const item = items[at]
  return item?.kind === 'word' ? item.text : ''
}

const numberAt = (items: readonly Item[], at: number): Fraction | null => {
  const item = items[at]
  return item?.kind === 'number' && item.node.kind === 'number' ? item.value : null
}

/** "20", or "20: 5" with the frequency. */
function limitsAt(items: readonly Item[], at: number): readonly Fraction[] {
  const [item, number] = [items[at], numberAt(items, at)]
  if (number) return [number]
  return item?.kind === 'ratio' && item.terms.length === 2 ? item.terms : []
}

/** "less than 20", "below 20", "20 or more", "more than or equal to 20", "10 to 20". */
function limitAt(items: readonly Item[], at: number): Piece | null {
  const cells = (count: number, cell: Cell): Piece => ({
    kind: 'cells',
    cells: [cell],
    items: items.slice(at, at + count),
  })
  const words = (count: number) => Array.from({ length: count }, (_, index) => wordAt(items, at + index)).join(' ')
  for (const [opening, kind] of openings) {
    const count = opening.split(' ').length
    if (words(count) !== opening) continue
    const [limit, frequency] = limitsAt(items, at + count)
    const all = items.slice(at, at + count + 1)
    if (limit && frequency)
      return {
        kind: 'cells',
        cells: [
          { kind, limit },
          { kind: 'number', value: frequency },
        ],
        items: all,
      }
    if (limit) return cells(count + 1, { kind, limit })
  }
  const limit = numberAt(items, at)
  if (!limit) return null
  const after = `${wordAt(items, at + 1)} ${wordAt(items, at + 2)}`
  if (after === 'or more' || after === 'and above') return cells(3, { kind: 'above', limit })
  const high = wordAt(items, at + 1) === 'to' ? numberAt(items, at + 2) : null
  return high ? cells(3, { kind: 'class', low: limit, high }) : null
}

const openings = [
  ['less than', 'below'],
  ['below', 'below'],
  ['under', 'below'],
  ['more than or equal to', 'above'],
  ['more than', 'above'],
] as const

function cellsIn(item: Item): readonly Cell[] | null {
  if (item.kind === 'letter') return /^(?:.|f_[12])$/.test(item.name) ? [{ kind: 'letter', name: item.name }] : null
  if (item.kind === 'number') return item.unit === '' ? cellsOf(item.node) : null
  return item.kind === 'formula' && item.name === '' ? cellsOf(item.node) : null
}

/** "10-20" is a class, and "8 x 7" without a sign is three cells. */
function cellsOf(node: Node): readonly Cell[] | null {
  if (node.kind === 'number') return [{ kind: 'number', value: node.value }]
  if (node.kind === 'letter') return [{ kind: 'letter', name: node.name }]
  if (node.kind !== 'binary') return null
  const [left, right] = [cellsOf(node.left), cellsOf(node.right)]
  if (!left || !right) return null
  if (node.operation === '*' && node.implied) return [...left, ...right]
  const [low, high] = [left.at(-1), right[0]]
  return node.operation === '-' && low?.kind === 'number' && high?.kind === 'number'
    ? [...left.slice(0, -1), { kind: 'class', low: low.value, high: high.value }, ...right.slice(1)]
    : null
}

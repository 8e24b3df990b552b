import { isRow, piecesOf, type Cell, type Piece } from './cells'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'

/** A table of a question, row by row: a class or limit, and what belongs to it. */
export interface Table {
  readonly rows: readonly { readonly of: Cell; readonly frequency: Cell }[]
  readonly taken: readonly Item[]
}

interface Run {
  readonly cells: readonly Cell[]
  readonly items: readonly Item[]
  /** Of the first piece behind it. */
  readonly next: number
}

/** The one table that a question states: two rows across, "class 0-10 10-20 freq 5 8", or line by line, "0-10: 5, 10-20: 8". */
export function tableIn(question: Question): Table | null {
  const pieces = piecesOf(question.apart)
  const first = pieces.findIndex((piece) => piece.kind === 'cells' && piece.cells.some(isRow))
  if (first < 0) return null
  const rows = lineByLine(pieces, first) ?? across(pieces, first)
  if (!rows) return null
  const found = { ...rows, taken: [...rows.taken, ...nameOfFirst(question, rows.taken)] }
  const isTaken = (piece: Piece): boolean => piece.items.every((item) => found.taken.includes(item))
  const others = pieces.some((piece) => piece.kind === 'cells' && piece.cells.some(isRow) && !isTaken(piece))
  return others ? null : found
}

/** "CI 0-10 10-20" */
function nameOfFirst({ apart }: Question, [first]: readonly Item[]): readonly Item[] {
  const before = apart.slice(0, first ? apart.indexOf(first) : 0).findLast(({ kind }) => kind !== 'mark')
  return before?.kind === 'letter' && /^(?:CI|x|C|X)$/.test(before.name) ? [before] : []
}

/** The cells from a piece on, with the marks that divide them. */
function runFrom(pieces: readonly Piece[], at: number, divides: string): Run {
  const cells: Cell[] = []
  const items: Item[] = []
  let next = at
  for (; next < pieces.length; next++) {
    const piece = pieces[next]
    if (isOfLabel(pieces, next)) break
    if (piece?.kind === 'cells') {
      cells.push(...piece.cells)
      items.push(...piece.items)
    } else if (!piece || piece.kind === 'word' ? piece?.text !== 'and' : !divides.includes(piece.text)) break
  }
  return { cells, items, next }
}

function lineByLine(pieces: readonly Piece[], at: number): Table | null {
  const { cells, items } = runFrom(pieces, at, ',:.')
  const rows = cells.flatMap((of, index) => {
    const frequency = index % 2 === 0 ? cells[index + 1] : undefined
    return frequency && isRow(of) && !isRow(frequency) ? [{ of, frequency }] : []
  })
  return rows.length > 1 && 2 * rows.length === cells.length ? { rows, taken: items } : null
}

function across(pieces: readonly Piece[], at: number): Table | null {
  const run = runFrom(pieces, at, ',')
  const count = run.cells.findIndex((cell) => !isRow(cell))
  // the second row may follow at once, or after its name: "f 5 8 7"
  const rest = run.cells.slice(count)
  const named = rest.length === count + 1 && rest[0]?.kind === 'letter'
  if (count > 0) return tabled(run.cells.slice(0, count), named ? rest.slice(1) : rest, run.items)
  let next = run.next
  const label: Item[] = []
  for (; next < pieces.length; next++) {
    const piece = pieces[next]
    const after = pieces[next + 1]
    const isLabel =
      piece?.kind === 'cells' && piece.cells[0]?.kind === 'letter' && after?.kind !== 'mark' && piece.cells.length === 1
    if (piece?.kind === 'cells' && !isLabel && !isOfLabel(pieces, next)) break
    if (isLabel || (piece?.kind === 'cells' && isOfLabel(pieces, next))) label.push(...(piece?.items ?? []))
  }
  const second = runFrom(pieces, next, ',')
  return tabled(run.cells, second.cells, [...run.items, ...second.items, ...label])
}

/** "f:" names a row. */
const isOfLabel = (pieces: readonly Piece[], at: number): boolean => {
  const [piece, after] = [pieces[at], pieces[at + 1]]
  return piece?.kind === 'cells' && piece.cells[0]?.kind === 'letter' && after?.kind === 'mark' && after.text === ':'
}

function tabled(of: readonly Cell[], frequencies: readonly Cell[], taken: readonly Item[]): Table | null {
  const [kind] = of.map((cell) => cell.kind)
  if (of.length < 2 || of.length !== frequencies.length || frequencies.some(isRow)) return null
  if (of.some((cell) => cell.kind !== kind)) return null
  const rows = of.flatMap((cell, index) => {
    const frequency = frequencies[index]
    return frequency ? [{ of: cell, frequency }] : []
  })
  return { rows, taken }
}

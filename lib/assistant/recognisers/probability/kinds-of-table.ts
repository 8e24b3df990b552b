import type { FactOf, Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { isInteger, toNumber } from '../../../maths/fraction'

/** A kind of a table with its number. */
export interface KindInTable {
  readonly name: string
  readonly count: number
}

export interface KindsOfTable {
  readonly kinds: readonly KindInTable[]
  readonly taken: readonly Item[]
}

const isMark = (item: Item | undefined, text: string): boolean => item?.kind === 'mark' && item.text === text

/** Cut where a mark stands, which is left out. */
function cutAt(items: readonly Item[], text: string): readonly (readonly Item[])[] {
  const pieces: Item[][] = [[]]
  for (const item of items)
    if (isMark(item, text)) pieces.push([])
    else pieces.at(-1)?.push(item)
  return pieces.filter((piece) => piece.length > 0)
}

/** What a word or letter is called, the same in a table and behind it. */
export const nameOfItem = (item: Item): string | null =>
  item.kind === 'word' ? item.text : item.kind === 'letter' ? item.name.toLowerCase() : null

/** The cells behind the name of a row, "Game: Chess, Carrom": null where there is none. */
function cellsOf(sentence: readonly Item[]): readonly (readonly Item[])[] | null {
  const colon = sentence.findLastIndex((item) => isMark(item, ':'))
  const cells = colon < 0 ? [] : cutAt(sentence.slice(colon + 1), ',')
  return cells.length > 2 ? cells : null
}

const isNumber = (item: Item | undefined): item is FactOf<'number'> =>
  item?.kind === 'number' && item.unit === '' && isInteger(item.value)

/** "Blood group: A: 18, B: 24, O: 32": each kind with its number behind it. */
function kindsInLine(sentence: readonly Item[]): KindsOfTable | null {
  const cells = cutAt(sentence, ',').map((cell) => cutAt(cell, ':'))
  const named = cells.map((pieces) => pieces.slice(-2))
  const kinds = named.flatMap(([name = [], counts = []]) => {
    const [count, ...more] = counts
    const called = name.map(nameOfItem)
    return isNumber(count) && more.length === 0 && name.length > 0 && !called.includes(null)
      ? [{ name: called.join(' '), count: toNumber(count.value) }]
      : []
  })
  const isRow = cells.every((pieces, index) => pieces.length === 2 || (index === 0 && pieces.length === 3))
  return isRow && kinds.length > 2 && kinds.length === cells.length ? { kinds, taken: named.flat(2) } : null
}

/** "Bus 32, Cycle 20, Walk 18, Car 10": each kind with its number, behind a colon or alone. */
function kindsBeside(sentence: readonly Item[]): KindsOfTable | null {
  const colon = sentence.findLastIndex((item) => isMark(item, ':'))
  const cells = cutAt(sentence.slice(colon + 1), ',')
  const kinds = cells.flatMap((cell) => {
    const [count, ...name] = cell.toReversed()
    const called = name.toReversed().map(nameOfItem)
    return isNumber(count) && called.length > 0 && called.length < 3 && !called.includes(null)
      ? [{ name: called.join(' '), count: toNumber(count.value) }]
      : []
  })
  return kinds.length > 2 && kinds.length === cells.length ? { kinds, taken: cells.flat() } : null
}

/** "Game: Kabaddi, Hockey, Chess" and, behind it, "Number of members: 8, 11, 9". */
export function kindsOfTable({ apart }: Question): KindsOfTable | null {
  const [inLine, ...others] = cutAt(apart, '.').flatMap(
    (sentence) => kindsInLine(sentence) ?? kindsBeside(sentence) ?? [],
  )
  if (inLine) return others.length === 0 && isEach(inLine) ? inLine : null
  const sentences = cutAt(apart, '.').flatMap((sentence) => {
    const cells = cellsOf(sentence)
    return cells ? [cells] : []
  })
  const [names, counts, ...more] = sentences
  if (!names || !counts || more.length > 0 || names.length !== counts.length) return null
  const numbers = counts.flatMap(([only, ...others]) =>
    isNumber(only) && others.length === 0 ? toNumber(only.value) : [],
  )
  const called = names.map((cell) => cell.map(nameOfItem))
  if (numbers.length !== counts.length || called.some((cell) => cell.includes(null))) return null
  const kinds = called.map((cell, index) => ({ name: cell.join(' '), count: numbers[index] ?? 0 }))
  const found = { kinds, taken: [...names, ...counts].flat() }
  return isEach(found) ? found : null
}

const isEach = ({ kinds }: KindsOfTable): boolean => new Set(kinds.map(({ name }) => name)).size === kinds.length

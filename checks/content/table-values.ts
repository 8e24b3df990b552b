import { namesOf } from '../prove/identity'
import { treeOf, valueOfTex } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'
import { numberIn, type ReadTable, type TableFault } from './read-table'

/** What is false in tables whose cells follow from their heads: ratios of angles, sums and products of two numbers, outcomes of coins. */
export const valueFaults = (table: ReadTable): readonly TableFault[] => [
  ...ratioFaults(table),
  ...pairFaults(table),
  ...coinFaults(table),
  ...expressionFaults(table),
]

const bare = (cell: string): string => cell.replaceAll('$', '').trim()

const ratio = /^\\?(?:operatorname\{)?(sin|cos|tan|cosec|sec|cot)\}?(?: ?(?:[A-Z]|\\theta))?$/

/** The value of a ratio at an angle; infinite where it has none. */
function ratioOf(name: string, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)].map((value) => (Math.abs(value) < 1e-9 ? 0 : value))
  if (sine === undefined || cosine === undefined) return NaN
  switch (name) {
    case 'sin':
      return sine
    case 'cos':
      return cosine
    case 'tan':
      return sine / cosine
    case 'cosec':
      return 1 / sine
    case 'sec':
      return 1 / cosine
    default:
      return cosine / sine
  }
}

/** A row of sines and the like under a head of angles. */
function ratioFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const angles = head.map((cell) => Number(/^(\d+) ?(?:\^\{?\\circ\}?|°)$/.exec(bare(cell))?.[1] ?? NaN))
  return rows.flatMap((cells, row) => {
    const [, name] = ratio.exec(bare(cells[0] ?? '')) ?? []
    if (name === undefined) return []
    return cells.flatMap((cell, column): readonly TableFault[] => {
      const angle = angles[column] ?? NaN
      const [told, is] = [valueOfTex(bare(cell)), ratioOf(name, angle)]
      return column === 0 || Number.isNaN(angle) || Number.isNaN(told) || same(told, is)
        ? []
        : [{ row, message: `${name} ${angle}° is not ${bare(cell)}` }]
    })
  })
}

const signs: readonly (readonly [word: string, of: (a: number, b: number) => number])[] = [
  ['sum', (a, b) => a + b],
  ['product', (a, b) => a * b],
  ['difference', (a, b) => Math.abs(a - b)],
]

/** A table of numbers by numbers: where nearly all cells are the sum of their heads, all are. */
function pairFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const cells = rows.flatMap((row, at) =>
    row.slice(1).map((cell, column) => ({
      row: at,
      a: numberIn(row[0] ?? ''),
      b: numberIn(head[column + 1] ?? ''),
      told: numberIn(cell),
    })),
  )
  const whole = cells.flatMap(({ row, a, b, told }) =>
    a === null || b === null || told === null ? [] : [{ row, a, b, told }],
  )
  if (whole.length < 9 || whole.length < cells.length) return []
  return signs.flatMap(([word, of]) => {
    const wrong = whole.filter(({ a, b, told }) => told !== of(a, b))
    return wrong.length > whole.length / 4
      ? []
      : wrong.map(({ row, a, b, told }) => ({
          row,
          message: `the ${word} of ${a} and ${b} is ${of(a, b)}, and not ${told}`,
        }))
  })
}

/** A column of values of x, and beside it those of expressions in x, as "$3 - x$" at its head. */
function expressionFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const [first = '', ...others] = head.map(bare)
  if (!/^[a-z]$/.test(first)) return []
  const columns = others.map((tex) => {
    const node = treeOf(tex.replace(/^[a-z] = /, ''))
    return node && namesOf(node).join() === first ? node : undefined
  })
  return rows.flatMap((cells, row) => {
    const x = valueOfTex(bare(cells[0] ?? ''))
    return columns.flatMap((node, column): readonly TableFault[] => {
      const told = valueOfTex(bare(cells[column + 1] ?? ''))
      const is = node ? workedOut(node, { valueOf: (name) => (name === first ? x : undefined) }) : NaN
      return !Number.isFinite(is) || Number.isNaN(told) || same(told, is)
        ? []
        : [{ row, message: `${others[column] ?? ''} is ${Number(is.toFixed(4))} for ${first} = ${x}, and not ${told}` }]
    })
  })
}

const outcome = /^[HT]{2,4}$/

/** "1, HTT, THT, TTH, 3": as many heads as the row says, each outcome once, and as many outcomes as are counted. */
function coinFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const listed = rows.map((cells) => {
    const list = cells.map((cell) => bare(cell).split(/,\s*/)).find((some) => some.every((one) => outcome.test(one)))
    return { list: list ?? [], numbers: cells.flatMap((cell) => numberIn(cell) ?? []) }
  })
  const letter = head.some((cell) => /\btails?\b/i.test(cell)) ? 'T' : 'H'
  if (!head.some((cell) => /\b(?:heads?|tails?)\b/i.test(cell)) || listed.every(({ list }) => list.length === 0))
    return []
  const seen = new Set<string>()
  return listed.flatMap(({ list, numbers }, row): readonly TableFault[] => {
    const [many, count = list.length] = numbers
    const strange = list.find((one) => many !== undefined && one.split(letter).length - 1 !== many)
    const twice = list.find((one) => seen.has(one) || !seen.add(one))
    const name = letter === 'H' ? 'heads' : 'tails'
    if (strange !== undefined) return [{ row, message: `${strange} has not ${many ?? ''} ${name}` }]
    if (twice !== undefined) return [{ row, message: `${twice} stands here a second time` }]
    return list.length > 0 && count !== list.length
      ? [{ row, message: `${list.length} outcomes are listed, and ${count} counted` }]
      : []
  })
}

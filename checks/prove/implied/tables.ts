import type { TableFigure } from '@/lib/figures/figure'
import type { Problem } from '@/lib/problems/problem'
import type { Fact } from '../facts'
import { implied, type Telling } from './index'

/** Sums of the columns of the tables, and what the formulas of mode and median take from them. */
export function tableFacts({ problem }: Telling): readonly Fact[] {
  const { figure, solutionFigure } = problem
  return [
    ...[figure, solutionFigure].flatMap((table) => (table?.kind === 'table' ? columnSums(table) : [])),
    ...[figure, solutionFigure].flatMap((table) => (table?.kind === 'table' ? classFacts(problem, table) : [])),
  ]
}

const numberIn = (cell: string): number => Number(cell.replaceAll('$', '').replaceAll('−', '-').trim() || 'NaN')

/** Under the names that the text has for them. */
function columnSums({ head, rows }: TableFigure): readonly Fact[] {
  return head.flatMap((title, column) => {
    const name = /\$(f_i(?: ?[xdu]_i)?|f[xdu]?)\$/.exec(title)?.[1]?.replaceAll(' ', '')
    if (!name || !/total/i.test(rows.at(-1)?.[0] ?? '')) return []
    const sum = rows.slice(0, -1).reduce((total, row) => total + numberIn(row[column] ?? ''), 0)
    return Number.isFinite(sum) ? [implied(`sum:${name}`, sum)] : []
  })
}

interface Group {
  readonly from: number
  readonly to: number
  readonly count: number
}

export function groupsIn({ rows }: TableFigure): readonly Group[] {
  const read = rows.map((row) => {
    const [, from, to] = /^\$?(\d+(?:\.\d+)?)\$?(?:–|-| to )\$?(\d+(?:\.\d+)?)/.exec(row[0] ?? '') ?? []
    return { from: Number(from), to: Number(to), count: numberIn(row[1] ?? '') }
  })
  const groups = read.filter(({ from, to, count }) => Number.isFinite(from + to + count))
  const hasTotal = /total/i.test(rows.at(-1)?.[0] ?? '')
  return groups.length === rows.length - (hasTotal ? 1 : 0) ? groups : []
}

function classFacts({ steps }: Problem, table: TableFigure): readonly Fact[] {
  const groups = groupsIn(table)
  if (groups.length < 3) return []
  const text = steps.join('\n')
  const n = groups.reduce((sum, { count }) => sum + count, 0)
  const highest = Math.max(...groups.map(({ count }) => count))
  const modal = groups.findIndex(({ count }) => count === highest)
  const below = (index: number) => groups.slice(0, index).reduce((sum, { count }) => sum + count, 0)
  const middle = groups.findIndex((_, index) => below(index + 1) > n / 2)
  const wanted = /Mode \$= l|f_1/.test(text) ? modal : middle
  const group = groups[wanted]
  const total = [implied('n', n), implied('sum:f_i', n)]
  if (!group) return total
  const own = [implied('l', group.from), implied('h', group.to - group.from)]
  return wanted === modal && /f_1/.test(text)
    ? [
        ...total,
        ...own,
        implied('f_1', group.count),
        implied('f_0', groups[modal - 1]?.count ?? 0),
        implied('f_2', groups[modal + 1]?.count ?? 0),
      ]
    : [...total, ...own, implied('f', group.count), implied('cf', below(middle))]
}

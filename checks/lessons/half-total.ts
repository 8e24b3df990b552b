import { numberIn } from '../content/read-table'
import type { Complaint } from './prove-example'
import type { WorkedExample } from './worked-examples'
import type { Figure } from '@/lib/figures/figure'

/** "$\\frac{n}{2} = 25$" is half of what the table of its example adds up to, or of a number of its question. */
export function halfTotalFaults({ question, lines, figures }: WorkedExample): readonly Complaint[] {
  const tables = figures.flatMap((figure) => (figure?.kind === 'table' ? [figure] : []))
  if (tables.length === 0) return []
  const totals = [...tables.flatMap(totalsOf), ...(question.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)]
  return lines.flatMap((line) => {
    const [, half] = /\\d?frac\{[nN]\}\{2\} = (\d+(?:\.\d+)?)\$/.exec(line.text) ?? []
    return half === undefined || totals.includes(2 * Number(half))
      ? []
      : [{ line, what: `half of ${2 * Number(half)} is not half of the total of the table` }]
  })
}

/** What its columns of numbers add up to without and with their last row, and their greatest entries. */
const totalsOf = ({ head, rows }: Extract<Figure, { kind: 'table' }>): readonly number[] =>
  head.flatMap((_, column) => {
    const numbers = rows.flatMap((row) => numberIn(row[column] ?? '') ?? [])
    const sum = numbers.reduce((all, one) => all + one, 0)
    return numbers.length === 0 ? [] : [sum, sum - (numbers.at(-1) ?? 0), Math.max(...numbers)]
  })

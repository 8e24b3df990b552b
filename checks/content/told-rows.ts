import type { Figure } from '@/lib/figures/figure'
import { numberIn } from './read-table'
import { classIn } from './table-classes'
import type { MisTold } from './told-points'

type Table = Extract<Figure, { kind: 'table' }>

const number = String.raw`(\d+(?:\.\d+)?)`
const ofClass = String.raw`${number}(?: to |-)${number}`
/** "0 to 10, 2;" and "2 students in 0-10" */
const before = new RegExp(String.raw`(?<=(?:^|[:;]) ?)${ofClass}(?:,| is| has|:) ${number}(?=;|\.?$)`, 'g')
const behind = new RegExp(String.raw`(?<![\d.])${number}(?: [a-z]+)? in (?:the class )?${ofClass}(?![\d.]*\d)`, 'g')

/** A class whose description tells another number than stands in its row or its column: "10 to 20, 18" of the row 10-20 with 14. */
export function rowFaults({ head, rows, description = '' }: Table): readonly MisTold[] {
  const lines = [...rows, ...head.map((top, at) => [top, ...rows.map((row) => row[at] ?? '')])]
  const known = lines.flatMap(([name = '', ...cells]) => {
    const own = classIn(name)
    const values = cells.flatMap((cell) => numberIn(cell) ?? [])
    return own && values.length > 0 ? [{ ...own, values }] : []
  })
  const told = [
    ...[...description.matchAll(before)].map(([, from, to, value]) => ({ from, to, value })),
    ...[...description.matchAll(behind)].map(([, value, from, to]) => ({ from, to, value })),
  ]
  return told.flatMap(({ from = '', to = '', value = '' }) => {
    const own = known.find(({ lower, upper }) => lower === Number(from) && upper === Number(to))
    return own === undefined || own.values.includes(Number(value))
      ? []
      : [
          {
            path: ['description'],
            message: `description: ${from} to ${to} has ${own.values.join(', ')}, and not ${value}`,
          },
        ]
  })
}

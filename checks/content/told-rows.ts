import type { Figure } from '@/lib/figures/figure'
import type { MisTold } from './told-points'

type Table = Extract<Figure, { kind: 'table' }>

const number = String.raw`(\d+(?:\.\d+)?)`
const ofClass = String.raw`${number}(?: to |-)${number}`
/** "0 to 10, 2;" and "2 students in 0-10" */
const before = new RegExp(String.raw`(?<=(?:^|[:;]) ?)${ofClass}(?:,| is| has|:) ${number}(?=;|\.?$)`, 'g')
const behind = new RegExp(String.raw`(?<![\d.])${number}(?: [a-z]+)? in (?:the class )?${ofClass}(?![\d.]*\d)`, 'g')
const label = new RegExp(`^${ofClass}$`)

/** A class whose description tells another number than stands in its row or its column: "10 to 20, 18" of the row 10-20 with 14. */
export function rowFaults({ head, rows, description = '' }: Table): readonly MisTold[] {
  const lines = [...rows, ...head.map((top, at) => [top, ...rows.map((row) => row[at] ?? '')])].map((line) =>
    line.map((cell) => cell.replace(/[$\s]/g, '').replace(/[–−]/g, '-')),
  )
  const cellsOf = new Map(
    lines.flatMap(([name = '', ...cells]) => {
      const found = label.exec(name)
      return found ? [[`${found[1] ?? ''}-${found[2] ?? ''}`, cells] as const] : []
    }),
  )
  const told = [
    ...[...description.matchAll(before)].map(([, from, to, value]) => ({ from, to, value })),
    ...[...description.matchAll(behind)].map(([, value, from, to]) => ({ from, to, value })),
  ]
  return told.flatMap(({ from = '', to = '', value = '' }) => {
    const cells = cellsOf.get(`${from}-${to}`)
    return cells === undefined || cells.includes(value) || !cells.some((cell) => /^\d+(?:\.\d+)?$/.test(cell))
      ? []
      : [{ path: ['description'], message: `description: ${from} to ${to} has ${cells.join(', ')}, and not ${value}` }]
  })
}

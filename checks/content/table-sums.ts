import { classFaults } from './table-classes'
import { equationRowFaults } from './rows-of-values'
import { valueFaults } from './table-values'
import { columnNames, nameOf, numberIn, sameNumber, type ReadTable, type TableFault } from './read-table'

/** What is false in the columns of a table: totals, running totals and products, as its heads name them. */
export function tableFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const names = columnNames(head)
  const total = rows.findIndex(([first = '']) => /^(?:total|sum|\$?\\?(?:sum|Sigma)\b)/i.test(first.trim()))
  const body = total < 0 ? rows : rows.slice(0, total)
  const columns = head.map((_, column) => body.map((row) => numberIn(row[column] ?? '')))
  const column = (name: string) => (names.includes(name) ? columns[names.indexOf(name)] : undefined)
  return [
    ...(total < 0 ? [] : totalFaults(head, columns, rows[total] ?? [], total)),
    ...runningFaults(column('f'), column('cf')),
    ...productFaults(column('f'), column('x'), column('fx'), 'f × x'),
    ...productFaults(column('f'), column('u'), column('fu'), 'f × u'),
    ...productFaults(column('f'), column('d'), column('fd'), 'f × d'),
    ...shareFaults(body, columns),
    ...classFaults({ head, rows: body }),
    ...valueFaults({ head, rows: body }),
    ...equationRowFaults({ head, rows: body }),
  ]
}

type Column = readonly (number | null)[] | undefined

/** Rounded to twelve places: sums of decimals without the errors of floating point. */
const sumOf = (values: readonly number[]): number => Number(values.reduce((sum, value) => sum + value, 0).toFixed(12))

const complete = (values: Column): readonly number[] | null => {
  const known = (values ?? []).flatMap((value) => (value === null ? [] : [value]))
  return values && known.length === values.length && known.length > 1 ? known : null
}

function totalFaults(head: readonly string[], columns: readonly Column[], cells: readonly string[], row: number) {
  return columns.flatMap((values, index): readonly TableFault[] => {
    const [all, told] = [complete(values), numberIn((cells[index] ?? '').replace(/^.*=/, ''))]
    if (index === 0 || all === null || told === null || nameOf(head[index] ?? '') === 'cf') return []
    const sum = sumOf(all)
    return sameNumber(sum, told)
      ? []
      : [{ row, message: `the column ${head[index] ?? ''} adds up to ${sum}, and not ${told}` }]
  })
}

function runningFaults(f: Column, cf: Column): readonly TableFault[] {
  const [single, running] = [complete(f), complete(cf)]
  if (!single || !running) return []
  const row = running.findIndex((value, at) => !sameNumber(value, sumOf(single.slice(0, at + 1))))
  return row < 0
    ? []
    : [
        {
          row,
          message: `the cumulative frequency is ${sumOf(single.slice(0, row + 1))} here, and not ${running[row] ?? ''}`,
        },
      ]
}

/** A column of decimals below 1 that is one column over another in all rows but one. */
function shareFaults(body: readonly (readonly string[])[], columns: readonly Column[]): readonly TableFault[] {
  const whole = columns.map(complete)
  return whole.flatMap((shares, at) => {
    if (!shares || shares.length < 3 || shares.some((share) => share <= 0 || share >= 1)) return []
    return whole.flatMap((parts) =>
      whole.flatMap((wholes): readonly TableFault[] => {
        if (!parts || !wholes || parts === shares || wholes === shares || parts === wholes) return []
        const quotients = parts.map((part, row) => part / (wholes[row] ?? NaN))
        const wrong = quotients.flatMap((quotient, row) => {
          const places = (body[row]?.[at] ?? '').replace(/\$/g, '').split('.')[1]?.trim().length ?? 0
          return Math.abs(quotient - (shares[row] ?? NaN)) <= 0.5 * 10 ** -places + 1e-12 ? [] : [row]
        })
        const [row, ...others] = wrong
        return row === undefined || others.length > 0
          ? []
          : [
              {
                row,
                message: `${parts[row] ?? ''} over ${wholes[row] ?? ''} is about ${Number((quotients[row] ?? NaN).toPrecision(4))}, as in the other rows, and not ${shares[row] ?? ''}`,
              },
            ]
      }),
    )
  })
}

function productFaults(f: Column, x: Column, fx: Column, name: string): readonly TableFault[] {
  return (fx ?? []).flatMap((told, row): readonly TableFault[] => {
    const [a, b] = [f?.[row] ?? null, x?.[row] ?? null]
    if (told === null || a === null || b === null || sameNumber(a * b, told)) return []
    return [{ row, message: `${name} is ${Number((a * b).toPrecision(12))} in this row, and not ${told}` }]
  })
}

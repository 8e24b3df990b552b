import { classFaults } from './table-classes'
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
    ...classFaults({ head, rows: body }),
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

function productFaults(f: Column, x: Column, fx: Column, name: string): readonly TableFault[] {
  return (fx ?? []).flatMap((told, row): readonly TableFault[] => {
    const [a, b] = [f?.[row] ?? null, x?.[row] ?? null]
    if (told === null || a === null || b === null || sameNumber(a * b, told)) return []
    return [{ row, message: `${name} is ${Number((a * b).toPrecision(12))} in this row, and not ${told}` }]
  })
}

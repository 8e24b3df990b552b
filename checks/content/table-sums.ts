/** A table as it is read: the heads and cells in plain text or TeX. */
export interface ReadTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface TableFault {
  /** Counted from 0. */
  readonly row: number
  readonly message: string
}

/** What is false in the columns of a table: totals, running totals and products, as its heads name them. */
export function tableFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const names = head.map(nameOf)
  const total = rows.findIndex(([first = '']) => /^(?:total|sum|\$?\\?(?:sum|Sigma)\b)/i.test(first.trim()))
  const body = total < 0 ? rows : rows.slice(0, total)
  const columns = head.map((_, column) => body.map((row) => valueOf(row[column] ?? '')))
  const column = (name: string) => (names.includes(name) ? columns[names.indexOf(name)] : undefined)
  return [
    ...(total < 0 ? [] : totalFaults(head, columns, rows[total] ?? [], total)),
    ...runningFaults(column('f'), column('cf')),
    ...productFaults(column('f'), column('x'), column('fx'), 'f × x'),
    ...productFaults(column('f'), column('u'), column('fu'), 'f × u'),
    ...productFaults(column('f'), column('d'), column('fd'), 'f × d'),
  ]
}

type Column = readonly (number | null)[] | undefined

const nameOf = (head: string): string => {
  const plain = head
    .replace(/\\(?:text|mathrm)\{([^}]*)\}/g, '$1')
    .replace(/[$\s{}_\\.]|\(.*\)/g, '')
    .toLowerCase()
  if (/^(?:cf|cumulativefrequency)$/.test(plain)) return 'cf'
  if (/^(?:f|fi|frequency)$/.test(plain)) return 'f'
  if (/^(?:x|xi|classmark|classmarkx|classmarkxi)$/.test(plain)) return 'x'
  const [, product] = /^fi?([xud])i?$/.exec(plain) ?? []
  if (product !== undefined) return `f${product}`
  const [, short] = /^([ud])i?(?:=.*)?$/.exec(plain) ?? []
  return short ?? plain
}

/** A number that stands alone in a cell; null for anything else. */
function valueOf(cell: string): number | null {
  const plain = cell
    .replace(/[$\s]|\{,\}/g, '')
    .replace(/[−–]/g, '-')
    .replace(/,(?=\d{2,3}\b)/g, '')
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null
  return Number(plain)
}

/** Rounded to twelve places: sums of decimals without the errors of floating point. */
const sumOf = (values: readonly number[]): number => Number(values.reduce((sum, value) => sum + value, 0).toFixed(12))

const complete = (values: Column): readonly number[] | null => {
  const known = (values ?? []).flatMap((value) => (value === null ? [] : [value]))
  return values && known.length === values.length && known.length > 1 ? known : null
}

function totalFaults(head: readonly string[], columns: readonly Column[], cells: readonly string[], row: number) {
  return columns.flatMap((values, index): readonly TableFault[] => {
    const [all, told] = [complete(values), valueOf((cells[index] ?? '').replace(/^.*=/, ''))]
    if (index === 0 || all === null || told === null || nameOf(head[index] ?? '') === 'cf') return []
    const sum = sumOf(all)
    return same(sum, told)
      ? []
      : [{ row, message: `the column ${head[index] ?? ''} adds up to ${sum}, and not ${told}` }]
  })
}

function runningFaults(f: Column, cf: Column): readonly TableFault[] {
  const [single, running] = [complete(f), complete(cf)]
  if (!single || !running) return []
  const row = running.findIndex((value, at) => !same(value, sumOf(single.slice(0, at + 1))))
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
    if (told === null || a === null || b === null || same(a * b, told)) return []
    return [{ row, message: `${name} is ${Number((a * b).toPrecision(12))} in this row, and not ${told}` }]
  })
}

const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

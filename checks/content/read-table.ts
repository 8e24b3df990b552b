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

/** The columns of a table by what they hold: f, x, fx, cf ... */
export const columnNames = (head: readonly string[]): readonly string[] => head.map(nameOf)

/** What a column holds by its head. */
export const nameOf = (head: string): string => {
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
export function numberIn(cell: string): number | null {
  const plain = cell
    .replace(/[$\s]|\{,\}/g, '')
    .replace(/[−–]/g, '-')
    .replace(/,(?=\d{2,3}\b)/g, '')
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null
  return Number(plain)
}

export const sameNumber = (a: number, b: number): boolean =>
  Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

import * as z from 'zod'
import { described, fields, flag, labelled, list, number } from '../schema/fields'
import type { TableFigure } from '../figure'
import type { Wrong } from '../wrong'

const columns = ['x', 'cf', 'fx'] as const

/** A frequency table whose other columns are worked out: the short form of a table. */
export interface FrequenciesFigure {
  readonly kind: 'frequencies'
  /** The head of the first column, e.g. "Marks". */
  readonly of: string
  readonly classes: readonly string[]
  readonly f: readonly number[]
  /** Columns besides: the class mark x, the cumulative frequency cf, and fx. */
  readonly with?: readonly (typeof columns)[number][]
  /** A last row with the sums. */
  readonly total?: boolean
  readonly description?: string
  readonly caption?: string
}

export const frequencies = fields<FrequenciesFigure>()({
  kind: z.literal('frequencies'),
  of: labelled('Marks'),
  classes: list(labelled('0-10'), "classes, classes={['0-10', '10-20']}"),
  f: list(number.nonnegative('a frequency is 0 or more'), 'frequencies, f={[4, 9]}'),
  with: list(z.enum(columns, { error: `is one of ${columns.join(', ')}` }), "columns, with={['cf']}").exactOptional(),
  total: flag.exactOptional(),
  description: described('Marks with their frequencies.').description.exactOptional(),
  caption: described('Marks with their frequencies.').caption,
})

/** The mark of "10-20", or of a single value; nothing where it is neither. */
function markOf(name: string): number | undefined {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?$/.exec(name.trim()) ?? []
  if (from === undefined) return undefined
  return to === undefined ? Number(from) : (Number(from) + Number(to)) / 2
}

/** What a table of the right shape says that cannot be worked out. */
export function frequenciesSense({ classes, f, with: more = [] }: FrequenciesFigure): readonly Wrong[] {
  const needsMarks = more.includes('x') || more.includes('fx')
  return [
    ...(classes.length === 0 ? [{ path: ['classes'], message: "write the classes: classes={['0-10', '10-20']}" }] : []),
    ...(f.length === classes.length
      ? []
      : [{ path: ['f'], message: `there are ${classes.length} classes and ${f.length} frequencies: write as many` }]),
    ...classes.flatMap((name, index) =>
      needsMarks && markOf(name) === undefined
        ? [
            {
              path: ['classes', index],
              message: `"${name}" has no class mark: write a class as 10-20, or leave out x and fx`,
            },
          ]
        : [],
    ),
    ...classes.flatMap((name, index) =>
      classes.indexOf(name) < index ? [{ path: ['classes', index], message: `the class "${name}" stands twice` }] : [],
    ),
  ]
}

/** Twelve places: sums of decimals without the errors of floating point. */
const tidy = (value: number): number => Number(value.toFixed(12))
const sum = (values: readonly number[]): number => tidy(values.reduce((a, b) => a + b, 0))

/** The table with all its columns. */
export function frequenciesTable({
  of,
  classes,
  f,
  with: more = [],
  total = false,
  ...rest
}: FrequenciesFigure): TableFigure {
  const marks = classes.map((name) => markOf(name) ?? 0)
  const values = {
    f,
    x: marks,
    fx: f.map((one, row) => tidy(one * (marks[row] ?? 0))),
    cf: f.map((_, row) => sum(f.slice(0, row + 1))),
  }
  const shown = (['x', 'f', 'fx', 'cf'] as const).filter((name) => name === 'f' || more.includes(name))
  const cells = (row: number) => shown.map((name) => `${values[name][row] ?? ''}`)
  const sums = shown.map((name) => (name === 'f' || name === 'fx' ? `${sum(values[name])}` : ''))
  return {
    kind: 'table',
    head: [of, ...shown.map((name) => `$${name}$`)],
    rows: [...classes.map((name, row) => [name, ...cells(row)]), ...(total ? [['Total', ...sums]] : [])],
    rowHeadings: true,
    description:
      rest.description ??
      `${of} with their frequencies: ${classes.map((name, row) => `${name}, ${f[row] ?? ''}`).join('; ')}.`,
    ...(rest.caption !== undefined && { caption: rest.caption }),
  }
}

import { columnNames, numberIn, sameNumber, type ReadTable, type TableFault } from './read-table'

export interface Class {
  readonly lower: number
  readonly upper: number
}

/** What is false in the classes of a table and in what is read from them: gaps, class marks, deviations, running totals that fall. */
export function classFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const classes = rows.map(([first = '']) => classIn(first))
  const names = columnNames(head)
  const column = (name: string) => {
    const at = names.indexOf(name)
    return at < 0 ? undefined : rows.map((row) => numberIn(row[at] ?? ''))
  }
  const [x, d, u] = [column('x'), column('d'), column('u')]
  return [
    ...gapFaults(classes),
    ...markFaults(classes, x),
    ...stepFaults(x, d, 'd', 1),
    ...stepFaults(x, u, 'u'),
    ...runningFaults(rows),
    ...negativeFaults(
      classes,
      column('f') ?? (head.length === 2 ? rows.map((row) => numberIn(row[1] ?? '')) : undefined),
    ),
  ]
}

const limits = /^(\d+(?:\.\d+)?)\s*(?:[–-]|to)\s*(\d+(?:\.\d+)?)$/

export function classIn(cell: string): Class | null {
  const [, lower, upper] = limits.exec(cell.replace(/[$₹]/g, '').trim()) ?? []
  return lower === undefined || upper === undefined ? null : { lower: Number(lower), upper: Number(upper) }
}

/** Each class begins where the one before ends, or all after the same gap. */
function gapFaults(classes: readonly (Class | null)[]): readonly TableFault[] {
  let gap: number | undefined
  return classes.flatMap((own, row): readonly TableFault[] => {
    if (own && own.lower >= own.upper) return [{ row, message: `the class ${own.lower}–${own.upper} runs backwards` }]
    const before = row > 0 ? classes[row - 1] : null
    if (!own || !before) return []
    const here = own.lower - before.upper
    gap ??= here
    const width = widthAmong(classes, before)
    if (!sameNumber(here, gap) && width !== undefined && widthAmong(classes, own) === undefined)
      return [
        {
          row: row - 1,
          message: `the class ${before.lower}–${before.upper} is ${Number((before.upper - before.lower).toPrecision(12))} wide, the others ${width}`,
        },
      ]
    return here >= 0 && sameNumber(here, gap)
      ? []
      : [
          {
            row,
            message: `the class ${own.lower}–${own.upper} does not go on where ${before.lower}–${before.upper} ends`,
          },
        ]
  })
}

/** How wide all other classes are, where one is not. */
function widthAmong(classes: readonly (Class | null)[], one: Class): number | undefined {
  const [width, ...more] = classes.flatMap((other) => (other && other !== one ? [other.upper - other.lower] : []))
  const isAlone = more.length > 0 && more.every((other) => sameNumber(other, width ?? NaN))
  return width !== undefined && isAlone && !sameNumber(width, one.upper - one.lower)
    ? Number(width.toPrecision(12))
    : undefined
}

type Column = readonly (number | null)[] | undefined

/** What is counted in a class is never less than nothing. */
const negativeFaults = (classes: readonly (Class | null)[], counts: Column): readonly TableFault[] =>
  classes.flatMap((own, row): readonly TableFault[] => {
    const count = counts?.[row] ?? null
    return own && count !== null && count < 0 ? [{ row, message: `a frequency is not negative: ${count}` }] : []
  })

const markFaults = (classes: readonly (Class | null)[], x: Column): readonly TableFault[] =>
  classes.flatMap((own, row): readonly TableFault[] => {
    const told = x?.[row] ?? null
    if (!own || told === null || sameNumber(told, (own.lower + own.upper) / 2)) return []
    return [
      {
        row,
        message: `the class mark of ${own.lower}–${own.upper} is ${(own.lower + own.upper) / 2}, and not ${told}`,
      },
    ]
  })

/** Deviations go with the class marks, step by step; of u the size of a step, and where it is 0, are those of most rows. */
function stepFaults(x: Column, own: Column, name: string, size?: number): readonly TableFault[] {
  const pairs = (own ?? []).flatMap((value, row) => {
    const mark = x?.[row] ?? null
    return value === null || mark === null ? [] : [{ value, mark, row }]
  })
  if (pairs.length < 3) return []
  const steps = pairs.slice(1).flatMap(({ value, mark }, index) => {
    const before = pairs[index]
    return before && value !== before.value ? [(mark - before.mark) / (value - before.value)] : []
  })
  const scale = size ?? middleOf(steps)
  if (!scale) return []
  const origin = middleOf(pairs.map(({ value, mark }) => mark - value * scale))
  return pairs.flatMap(({ value, mark, row }): readonly TableFault[] => {
    const should = (mark - origin) / scale
    return sameNumber(value, should)
      ? []
      : [{ row, message: `${name} is ${Number(should.toPrecision(12))} in this row, and not ${value}` }]
  })
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** "Less than" counts do not fall, "more than" counts do not rise. */
function runningFaults(rows: ReadTable['rows']): readonly TableFault[] {
  const counted = rows.map(([first = '', second = '']) => {
    const [, word = ''] = /^(less|below|under|more|above|over)\b/i.exec(first.replace(/\$/g, '').trim()) ?? []
    return { way: /less|below|under/i.test(word) ? 1 : word === '' ? 0 : -1, value: numberIn(second) }
  })
  return counted.flatMap(({ way, value }, row): readonly TableFault[] => {
    const before = row > 0 ? counted[row - 1] : undefined
    if (way === 0 || before?.way !== way || value === null || before.value === null) return []
    return way * (value - before.value) >= 0
      ? []
      : [{ row, message: `a running count cannot ${way > 0 ? 'fall' : 'rise'}: ${value} after ${before.value}` }]
  })
}

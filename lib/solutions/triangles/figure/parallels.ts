import type { Sheet } from './known'

/** A line by two of its points, with all of the figure that lie on it. */
export interface Line {
  readonly name: string
  readonly points: readonly string[]
}

/** Two lines that are parallel, and why. */
export interface Parallel {
  readonly one: Line
  readonly two: Line
  /** "DE \\parallel BC" */
  readonly why: string
}

export const lineOf = (sheet: Sheet, name: string): Line => ({
  name,
  points: sheet.points.filter((point) => sheet.isOnLine(point, name)),
})

/** What the figure tells to be parallel: opposite sides too. Lines that are parallel to a third are so to each other. */
export function parallelsOf(sheet: Sheet): readonly Parallel[] {
  const pairs: (readonly [string, string])[] = sheet.figure.facts.flatMap((fact) => {
    const [kind = '', one = '', two = ''] = fact.split(' ')
    const [a = '', b = '', c = '', d = ''] = one
    if (kind === 'par') return [[one, two] as const]
    return /^(?:pgram|rhombus|rect|square)$/.test(kind) ? [[a + b, d + c] as const, [a + d, b + c] as const] : []
  })
  const isSame = (one: string, two: string) => [...two].every((point) => sheet.isOnLine(point, one))
  const told = pairs
    .filter(([one, two]) => !isSame(one, two))
    .map(([one, two]) => ({ one: lineOf(sheet, one), two: lineOf(sheet, two), why: `${one} \\parallel ${two}` }))
  const both: Parallel[] = told.flatMap(({ one, two, why }) => [
    { one, two, why },
    { one: two, two: one, why },
  ])
  // two lines that are both parallel to a third
  const joined = both.flatMap((p) =>
    both.flatMap((q) =>
      isSame(p.two.name, q.one.name) && !isSame(p.one.name, q.two.name) && !told.some((t) => hasBoth(t, p.one, q.two))
        ? [{ one: p.one, two: q.two, why: `${p.one.name} \\parallel ${p.two.name} \\parallel ${q.two.name}` }]
        : [],
    ),
  )
  const once = joined.filter((one, at) => joined.findIndex((other) => hasBoth(other, one.one, one.two)) === at)
  return [...told, ...once]
}

const isLine = (one: Line, two: Line): boolean => one.points.join('') === two.points.join('')
const hasBoth = ({ one, two }: Parallel, a: Line, b: Line): boolean =>
  (isLine(one, a) && isLine(two, b)) || (isLine(one, b) && isLine(two, a))

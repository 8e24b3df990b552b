import type { Figure } from '@/lib/figures/figure'
import { same } from '../prove/worked-out'
import { rowFaults } from './told-rows'

/** What the words of a figure tell otherwise than it is drawn. */
export interface MisTold {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Points and zeroes in the description and the caption of a plane, powers in a table of prime factors, and the classes of a table, that are drawn otherwise. */
export function mistold(figure: Figure): readonly MisTold[] {
  if (figure.kind === 'table') return [...powerFaults(figure), ...rowFaults(figure)]
  if (figure.kind !== 'plane') return []
  return (['description', 'caption'] as const).flatMap((field) => {
    const words = inDigits(figure[field] ?? '')
    return [...turnedPoints(figure, words), ...strayZeroes(figure, words), ...otherShapes(figure, words)].map(
      (message) => ({
        path: [field],
        message: `${field}: ${message}`,
      }),
    )
  })
}

type Plane = Extract<Figure, { kind: 'plane' }>
type Table = Extract<Figure, { kind: 'table' }>

/** "minus 1" and "$-1$" as -1. */
const inDigits = (text: string): string =>
  text
    .replace(/[$*]/g, '')
    .replace(/−/g, '-')
    .replace(/\bminus (?=\d)/g, '-')

const pair = /\((-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\)/g

/** "(2, 3)" where (3, 2) is drawn, and (2, 3) is not. */
function turnedPoints({ points = [], segments = [], curves = [] }: Plane, words: string): readonly string[] {
  const drawn = points.map(({ at }) => at)
  const others = segments.flatMap(({ from, to }) => [from, to])
  return [...words.matchAll(pair)].flatMap(({ 0: whole, 1: a, 2: b, index }) => {
    const [x, y] = [Number(a), Number(b)]
    const isCrossing = /\b(?:cross|meet|intersect)\w*(?: each other| one another)? (?:at|in) (?:the point )?$/.test(
      words.slice(0, index),
    )
    const through = curves.filter((curve) => passes(curve, x, y)).length
    if ([...drawn, ...others].some((at) => isAt(at, x, y)) || through >= (isCrossing && curves.length > 1 ? 2 : 1))
      return []
    const near = drawn.find(
      ([p, q]) => [p, q].map(Math.abs).toSorted().join() === [x, y].map(Math.abs).toSorted().join(),
    )
    return near ? [`${whole} is told, and (${near[0]}, ${near[1]}) is drawn`] : []
  })
}

const isAt = ([p, q]: readonly [number, number], x: number, y: number): boolean => same(p, x) && same(q, y)

/** Whether a line passes through a point; a point of another curve is left to the readers. */
function passes(curve: NonNullable<Plane['curves']>[number], x: number, y: number): boolean {
  if ('line' in curve) {
    const [a, b, c] = curve.line
    return same(a * x + b * y, c)
  }
  return (
    !('polynomial' in curve) ||
    same(
      curve.polynomial.reduce((sum, coefficient) => sum * x + coefficient, 0),
      y,
    )
  )
}

const list = String.raw`(-?\d+(?:\.\d+)?(?:(?:, | and |, and )(?:at )?-?\d+(?:\.\d+)?)*)`
const zeroes = new RegExp(
  String.raw`\b(?:zero(?:es)?|roots?)(?: are| is)?:? (?:at )?${list}|\b(?:cuts|meets|crosses|touches) the x-axis at ${list}(?! [a-z]*points)`,
  'g',
)

/** "Two zeroes: 1 and -3", where the points on the axis are drawn at -1 and 3. */
function strayZeroes({ points = [], curves = [] }: Plane, words: string): readonly string[] {
  const drawn = points.flatMap(({ at: [x, y] }) => (y === 0 ? [x] : []))
  const [curve, ...others] = curves
  if (drawn.length === 0 || !curve || others.length > 0) return []
  const isKnown = 'line' in curve || 'polynomial' in curve
  const all = [...words.matchAll(zeroes)].flatMap(
    ([, one, other]) => (one ?? other ?? '').match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [],
  )
  const untold = drawn.find((x) => !all.some((value) => same(value, x)))
  if (isKnown && untold !== undefined && all.length > 0 && all.every((value) => drawn.some((x) => same(x, value))))
    return [`the curve meets the axis at ${drawn.join(' and ')}, and ${untold} is not told`]
  return [...words.matchAll(zeroes)].flatMap(([, one, other]) => {
    const told = (one ?? other ?? '').match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
    const isDrawn = (value: number) => drawn.some((x) => same(x, value)) || (isKnown && passes(curve, value, 0))
    const stray = told.find((value) => !isDrawn(value))
    return stray === undefined || told.length !== drawn.length
      ? []
      : [`${stray} is told, and the curve meets the axis at ${drawn.join(' and ')}`]
  })
}

/** What the words tell of a parabola, and when it is so. */
const shapes: readonly (readonly [words: RegExp, is: (a: number, b: number, c: number) => boolean, so: string])[] = [
  [/\bopen(?:s|ing)? (?:up|upwards?)\b/i, (a) => a > 0, 'it opens downwards'],
  [/\bopen(?:s|ing)? (?:down|downwards?)\b/i, (a) => a < 0, 'it opens upwards'],
  [/\b(?:highest|maximum|top) point\b|\bmaximum\b/i, (a) => a < 0, 'it opens upwards, and has a lowest point'],
  [/\b(?:lowest|minimum|bottom) point\b|\bminimum\b/i, (a) => a > 0, 'it opens downwards, and has a highest point'],
  [/\btouches the x-axis/i, (a, b, c) => same(b * b, 4 * a * c), 'it does not touch the axis'],
  [
    /\b(?:cuts|crosses|meets|intersects) the x-axis (?:twice\b|(?:at|in) two\b|once on each side)/i,
    (a, b, c) => b * b > 4 * a * c,
    'it does not cut the axis twice',
  ],
  [
    /\b(?:stays|lies|is|remains) (?:wholly |entirely |always )?above the x-axis/i,
    (a, b, c) => b * b < 4 * a * c && a > 0,
    'it does not stay above the axis',
  ],
  [
    /\b(?:stays|lies|is|remains) (?:wholly |entirely |always )?below the x-axis/i,
    (a, b, c) => b * b < 4 * a * c && a < 0,
    'it does not stay below the axis',
  ],
  [
    /\b(?:does not|never) (?:meets?|cuts?|touch(?:es)?|cross(?:es)?|reach(?:es)?) the x-axis/i,
    (a, b, c) => b * b < 4 * a * c,
    'it meets the axis',
  ],
  [/\by-axis above (?:the origin|the x-axis|0)/i, (_a, _b, c) => c > 0, 'it cuts the y-axis elsewhere'],
  [/\by-axis below (?:the origin|the x-axis|0)/i, (_a, _b, c) => c < 0, 'it cuts the y-axis elsewhere'],
  [/\bpoint is (?:to the )?left of the y-axis/i, (a, b) => a * b > 0, 'it is drawn elsewhere'],
  [/\bpoint is (?:to the )?right of the y-axis/i, (a, b) => a * b < 0, 'it is drawn elsewhere'],
]

/** "It opens upwards", where all parabolas of the figure open downwards. */
function otherShapes({ curves = [] }: Plane, words: string): readonly string[] {
  const parabolas = curves.flatMap((curve) =>
    'polynomial' in curve && curve.polynomial.length === 3 ? [curve.polynomial] : [],
  )
  if (parabolas.length === 0 || parabolas.length < curves.length) return []
  return shapes.flatMap(([told, is, so]) => {
    const [whole] = told.exec(words) ?? []
    return whole === undefined || parabolas.some(([a = 0, b = 0, c = 0]) => is(a, b, c))
      ? []
      : [`"${whole}" is told, and ${so}`]
  })
}

/** Rows of powers of primes: those of a number make it, those of the HCF are the smaller ones, of the LCM the greater ones. */
function powerFaults({ head, rows }: Table): readonly MisTold[] {
  const primes = head.slice(1).map((cell) => Number(/^\$?(\d+)\$?s$/.exec(cell)?.[1]))
  if (primes.length === 0 || primes.some(Number.isNaN)) return []
  const exponents = rows.map((row) => primes.map((prime, at) => exponentOf(row[at + 1] ?? '', prime)))
  const numbers = rows.flatMap(([name = ''], at) => (/^\$?\d+\$?$/.test(name) ? [exponents[at] ?? []] : []))
  return rows.flatMap(([name = ''], row) => {
    const own = exponents[row] ?? []
    const number = Number(name.replaceAll('$', ''))
    const product = primes.reduce((so, prime, at) => so * prime ** (own[at] ?? 0), 1)
    if (Number.isFinite(number) && name !== '')
      return same(product, number)
        ? []
        : [{ path: ['rows', row], message: `these powers make ${product}, and not ${number}` }]
    const pick = { HCF: Math.min, LCM: Math.max }[name]
    if (!pick || numbers.length < 2) return []
    return primes.flatMap((prime, at) => {
      const should = pick(...numbers.map((one) => one[at] ?? 0))
      return own[at] === should
        ? []
        : [{ path: ['rows', row, at + 1], message: `the power of ${prime} in the ${name} is ${prime}^${should}` }]
    })
  })
}

/** Of "$3^2$" 2, of "$3$" 1, of "–" and of "" 0. */
function exponentOf(cell: string, prime: number): number {
  const [, base, exponent = '1'] = /^\$?(\d+)(?:\^\{?(\d+)\}?)?\$?$/.exec(cell.trim()) ?? []
  return Number(base) === prime ? Number(exponent) : Number(base) === 1 || base === undefined ? 0 : NaN
}

import { gcd, isSquare, polynomialTex, sumTex } from '../../../maths'
import type { Random } from '../../../random'
import { chain, earns, line, says, type Step } from '../../template'
import { drawPoint, type Point } from './point'

/** The centre is (slope·t + shift[0], t + shift[1]) for an unknown t; two values fit. */
export interface CircleUnknown {
  readonly letter: 'p' | 'k' | 't'
  readonly slope: 1 | 2 | 3
  readonly shift: Point
  readonly through: Point
  readonly radius: number
  readonly roots: readonly [number, number]
  readonly size: 'radius' | 'diameter'
  readonly stem: 0 | 1 | 2
}

/** The square of the distance of the centre for t from the point of the circle. */
const squareAt = (slope: number, shift: Point, through: Point, t: number): number =>
  (slope * t + shift[0] - through[0]) ** 2 + (t + shift[1] - through[1]) ** 2

export function drawCircle(random: Random): CircleUnknown {
  const [slope, size] = [random.pick([1, 2, 3] as const), random.pick(['radius', 'diameter'] as const)]
  const drawn = random.until(
    (source) => {
      const shift: Point = [slope === 1 ? source.integer(-3, 3) : source.pick([0, 0, 1, -1]), source.integer(-5, 5)]
      const [through, first] = [drawPoint(source, 6), source.integer(-5, 6)]
      const [u, v] = [shift[0] - through[0], shift[1] - through[1]]
      const second = (-2 * (slope * u + v)) / (slope * slope + 1) - first
      return { shift, through, first, second, square: squareAt(slope, shift, through, first) }
    },
    ({ shift, through, first, second, square }) =>
      Number.isInteger(second) &&
      first < second &&
      Math.abs(second) <= 9 &&
      isSquare(square) &&
      square >= 4 &&
      square <= 169 &&
      shift[0] !== shift[1] &&
      through.every((value) => value !== 0) &&
      shift[1] !== 0 &&
      first * second !== 0 &&
      first + second !== 0 &&
      // the zeroes of the two brackets are not the two values
      ![first, second].every((t) => slope * t + shift[0] === through[0] || t + shift[1] === through[1]),
  )
  return {
    letter: random.pick(['p', 'k', 't'] as const),
    slope,
    size,
    shift: drawn.shift,
    through: drawn.through,
    radius: Math.round(Math.sqrt(drawn.square)),
    roots: [drawn.second + 0, drawn.first + 0],
    stem: random.pick([0, 1, 2] as const),
  }
}

/** One coordinate of the centre: "3a", "a + 2". */
export const coordinateTex = ({ letter, slope, shift }: CircleUnknown, i: 0 | 1): string =>
  sumTex([
    [i === 0 ? slope : 1, letter],
    [shift[i], ''],
  ])

/** The difference of the centre's coordinate and the point's: "3a - 2". */
const gap = ({ letter, slope, shift, through }: CircleUnknown, i: 0 | 1): readonly [number, number, string] => {
  const [p, q] = [i === 0 ? slope : 1, shift[i] - through[i]]
  return [
    p,
    q,
    sumTex([
      [p, letter],
      [q, ''],
    ]),
  ]
}

/** Three marks. */
export function circleSteps(draw: CircleUnknown): readonly Step[] {
  const { letter, radius, roots, size } = draw
  const [[p, q, first], [s, t, second]] = [gap(draw, 0), gap(draw, 1)]
  const whole = [p * p + s * s, 2 * (p * q + s * t), q * q + t * t - radius * radius] as const
  const common = gcd(...whole)
  const poly = (coefficients: readonly number[]) => polynomialTex(coefficients, letter)
  const bracket = (root: number) => (root === 0 ? letter : `(${poly([1, -root])})`)
  const squared = (text: string) => (text === letter ? `${letter}^2` : `(${text})^2`)
  return [
    size === 'radius'
      ? line('radius', `$CP$ is a radius, so $CP = ${radius}$ units.`)
      : line(
          'radius',
          says`$CP$ is a radius, half of the diameter: ${chain('CP', `\\frac{${2 * radius}}{2}`, `${radius}`)} units.`,
        ),
    earns(
      1,
      says`By the distance formula, ${chain(`${squared(first)} + ${squared(second)}`, `${radius}^2`)}`,
      'formula',
    ),
    earns(
      0.5,
      says`Opening the squares: ${chain(`${poly([p * p, 2 * p * q, q * q])} + ${poly([s * s, 2 * s * t, t * t])}`, `${radius * radius}`)}`,
      'opened',
    ),
    earns(
      0.5,
      common === 1
        ? says`So ${chain(poly(whole), '0')}`
        : says`So ${chain(poly(whole), '0')}; dividing by ${common}, ${chain(poly(whole.map((value) => value / common)), '0')}`,
      'standard',
    ),
    earns(
      0.5,
      says`Factorising: ${chain(`${whole[0] / common === 1 ? '' : whole[0] / common}${bracket(roots[0])}${bracket(roots[1])}`, '0')}`,
      'factors',
    ),
    earns(0.5, `Hence $${letter} = ${roots[0]}$ or $${letter} = ${roots[1]}$.`),
  ]
}

import { commonFactor } from './pieces/bisector'
import type { ExactPoint } from './pieces/point'
import { discriminant, lowestOf, solved, type Quadratic } from './pieces/quadratic-in-letter'
import { rootObjection } from './pieces/root'
import {
  add,
  divide,
  equals,
  exact,
  isInteger,
  multiply,
  one,
  polynomialTex,
  sign,
  squared,
  subtract,
  toTex,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The centre is (slope[0] t + shift[0], slope[1] t + shift[1]) for an unknown t. */
export interface Given {
  readonly letter: string
  readonly slope: ExactPoint
  readonly shift: ExactPoint
  /** A point of the circle. */
  readonly through: ExactPoint
  readonly size: 'radius' | 'diameter'
  readonly length: Fraction
}

const two = exact(2)
const radiusOf = ({ size, length }: Given): Fraction => (size === 'radius' ? length : divide(length, two))

/** The coefficients of the squared distance of the centre from the point in one coordinate. */
function squareIn({ slope, shift, through }: Given, i: 0 | 1): readonly [Fraction, Fraction, Fraction] {
  const [p, q] = [slope[i], subtract(shift[i], through[i])]
  return [squared(p), multiply(two, multiply(p, q)), squared(q)]
}

/** at² + bt + c = 0. */
function quadratic(given: Given): Quadratic {
  const [first, second] = [squareIn(given, 0), squareIn(given, 1)]
  const c = subtract(add(first[2], second[2]), squared(radiusOf(given)))
  return [add(first[0], second[0]), add(first[1], second[1]), c]
}

function objection(given: Given): string | null {
  if (sign(given.length) <= 0) return `The ${given.size} is more than zero.`
  const whole = quadratic(given)
  if (sign(whole[0]) === 0) return `The centre does not depend on $${given.letter}$.`
  if (whole.some(({ n, d }) => n > 10n ** 6n || n < -(10n ** 6n) || d > 10n ** 3n))
    return 'These numbers are too large for me to solve the equation.'
  if (sign(discriminant(whole)) < 0)
    return 'The centre can never come so near to the point: with these numbers there is no such circle. Check what you typed.'
  return rootObjection(discriminant(lowestOf(whole)))
}

/** E.g. "The centre of a circle of radius 5 units is C(3k, k + 2), and it passes through P(2, 1). Find k." */
export const circleUnknown = worked<Given>({
  id: 'circle-unknown',
  archetype: 'cg-circle-unknown',
  objection,
  solve: (given) => {
    const { letter, size, length } = given
    const poly = (coefficients: readonly Fraction[]) => polynomialTex(coefficients, letter)
    const gap = (i: 0 | 1) => {
      const text = poly([given.slope[i], subtract(given.shift[i], given.through[i])])
      return text === letter ? `${letter}^2` : `(${text})^2`
    }
    const [radius, whole] = [radiusOf(given), quadratic(given)]
    const common = commonFactor(whole)
    const lowest = lowestOf(whole)
    const by = isInteger(common) ? `dividing by ${toTex(common)}` : `multiplying by $${toTex(divide(one, common))}$`
    const { lines, key } = solved(lowest, letter)
    const told: Step =
      size === 'radius'
        ? line('radius', `$CP$ is a radius, so $CP = ${toTex(radius)}$ units.`)
        : line(
            'radius',
            says`$CP$ is a radius, half of the diameter: ${chain('CP', `\\frac{${toTex(length)}}{2}`, toTex(radius))} units.`,
          )
    return {
      lines: [
        told,
        earns(1, says`By the distance formula, ${chain(`${gap(0)} + ${gap(1)}`, `${toTex(radius)}^2`)}`, 'formula'),
        earns(
          0.5,
          says`Opening the squares: ${chain(`${poly(squareIn(given, 0))} + ${poly(squareIn(given, 1))}`, toTex(squared(radius)))}`,
          'opened',
        ),
        earns(
          0.5,
          equals(common, one)
            ? says`So ${chain(poly(whole), '0')}`
            : says`So ${chain(poly(whole), '0')}; ${by}, ${chain(poly(lowest), '0')}`,
          'standard',
        ),
        ...lines,
      ],
      key,
    }
  },
})

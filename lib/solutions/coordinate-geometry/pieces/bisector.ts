import { stepOf, squared, type ExactPoint } from './point'
import { expanded, shiftedSquare } from './square'
import {
  add,
  divide,
  exact,
  fraction,
  gcd,
  lcm,
  multiply,
  sign,
  subtract,
  sumTex,
  sumText,
  toTex,
  toText,
  type Fraction,
} from '../../../maths'
import { chain, type SetClaim } from '../../claim'

/** px + qy = r */
export type Equation = readonly [p: Fraction, q: Fraction, r: Fraction]

const squareSum = ([x, y]: ExactPoint): Fraction => add(squared(x), squared(y))

/** What two equal squared distances give before a common factor is taken out. */
export function rawBisector(a: ExactPoint, b: ExactPoint): Equation {
  const [dx, dy] = stepOf(a, b)
  return [multiply(exact(2), dx), multiply(exact(2), dy), subtract(squareSum(b), squareSum(a))]
}

/** By what the raw equation is divided to have small whole numbers, the first of them positive. */
export function commonFactor(equation: Equation): Fraction {
  const bottom = lcm(...equation.map(({ d }) => Number(d)))
  const top = gcd(...equation.map((each) => Number(multiply(each, exact(bottom)).n)))
  const first = equation.find((each) => sign(each) !== 0)
  return fraction(first && sign(first) < 0 ? -top : top, bottom)
}

/** The equation of the points equidistant from A and B, in lowest terms. */
export function bisectorOf(a: ExactPoint, b: ExactPoint): Equation {
  const [p, q, r] = rawBisector(a, b)
  const factor = commonFactor([p, q, r])
  return [divide(p, factor), divide(q, factor), divide(r, factor)]
}

const terms = ([p, q]: Equation) =>
  [
    [p, 'x'],
    [q, 'y'],
  ] as const

export const equationTex = (equation: Equation): string => `${sumTex(terms(equation))} = ${toTex(equation[2])}`
export const equationText = (equation: Equation): string => `${sumText(terms(equation))} = ${toText(equation[2])}`
export const equationClaim = (equation: Equation): SetClaim => chain(sumTex(terms(equation)), toTex(equation[2]))

/** "(x - 3)^2 + (y + 1)^2": the squared distance of (x, y) from a point. */
export const distanceSquareTex = ([x, y]: ExactPoint): string => `${shiftedSquare('x', x)} + ${shiftedSquare('y', y)}`

/** The same with the brackets opened. */
export const openedSquareTex = ([x, y]: ExactPoint): string => `${expanded('x', x)} + ${expanded('y', y)}`

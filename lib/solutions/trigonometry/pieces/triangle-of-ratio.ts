import { sidesOf, type RatioName, type Side } from './ratio'
import {
  compare,
  fraction,
  gcd,
  isSquare,
  multiply,
  one,
  sign,
  surd,
  surdTex,
  type Fraction,
  type Surd,
} from '../../../maths'

/** The squares of the three sides: whole numbers. */
export type Squares = Readonly<Record<Side, number>>

const sides: readonly Side[] = ['opposite', 'adjacent', 'hypotenuse']

/** The ratio of two sides whose squares are known, simplified. */
export function quotientOf(squares: Squares, name: RatioName): Surd {
  const [over, under] = sidesOf[name]
  return surd(fraction(1, squares[under]), squares[over] * squares[under])
}

/** The side that a ratio does not hold. */
export function missingSide(name: RatioName): Side {
  const [over, under] = sidesOf[name]
  return sides.find((side) => side !== over && side !== under) ?? 'hypotenuse'
}

const squareOf = ({ coefficient, radicand }: Surd): Fraction =>
  multiply(multiply(coefficient, coefficient), fraction(radicand))

/** The squares of the sides of the smallest right triangle in which the ratio of an acute angle has that value. */
export function squaresOf(name: RatioName, value: Surd): Squares {
  const { n, d } = squareOf(value)
  const common = gcd(Number(n), Number(d))
  const [over, under] = [Number(n) / common, Number(d) / common]
  switch (name) {
    case 'sin':
      return { opposite: over, adjacent: under - over, hypotenuse: under }
    case 'cosec':
      return { opposite: under, adjacent: over - under, hypotenuse: over }
    case 'cos':
      return { opposite: under - over, adjacent: over, hypotenuse: under }
    case 'sec':
      return { opposite: over - under, adjacent: under, hypotenuse: over }
    case 'tan':
      return { opposite: over, adjacent: under, hypotenuse: over + under }
    case 'cot':
      return { opposite: under, adjacent: over, hypotenuse: over + under }
    default:
      return name satisfies never
  }
}

/** What keeps an acute angle from having such a ratio; null when there is one. */
export function acuteObjection(name: RatioName, value: Surd): string | null {
  if (sign(value.coefficient) <= 0) return 'For an acute angle all the ratios are positive.'
  const square = squareOf(value)
  if (square.n * square.d > 10n ** 6n) return 'These numbers are too large for me to simplify the root.'
  const beyond = compare(square, one)
  if ((name === 'sin' || name === 'cos') && beyond >= 0)
    return `For an acute angle $\\${name}$ is less than $1$: the hypotenuse is the longest side.`
  if ((name === 'sec' || name === 'cosec') && beyond <= 0)
    return `For an acute angle $\\${name}$ is more than $1$: the hypotenuse is the longest side.`
  return null
}

export const lengthTex = (square: number): string => surdTex(surd(1, square))

/** "k", "3k", "\\sqrt{5}\\,k": a side as a multiple of k. */
export const multipleTex = (square: number): string =>
  square === 1 ? 'k' : `${lengthTex(square)}${isSquare(square) ? '' : '\\,'}k`

/** A side as a sentence names it: "opposite side", "hypotenuse". */
export const sideWords = (side: Side): string => (side === 'hypotenuse' ? side : `${side} side`)

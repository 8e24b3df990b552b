import { gcd, isSquare, isSquareFree, sumTex, surd, fraction, type Surd } from '../../../maths'

/** a√k x² + bx + c√k with whole numbers. */
export interface SurdQuadratic {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly k: number
}

/** (Px + Q√k)(R√k x + S). */
export interface SurdFactors {
  readonly P: number
  readonly Q: number
  readonly R: number
  readonly S: number
}

/** By splitting b into two numbers with the product ack, one of which k divides; null where there are none. */
function factorsIn({ a, b, c, k }: SurdQuadratic): SurdFactors | null {
  const D = b * b - 4 * a * c * k
  if (D < 0 || !isSquare(D)) return null
  const split = [(b + Math.sqrt(D)) / 2, (b - Math.sqrt(D)) / 2].find((part) => part % k === 0)
  if (split === undefined) return null
  const R = gcd(Math.abs(a), Math.abs(split / k)) * Math.sign(a)
  const P = a / R
  return { P, Q: split / k / R, R, S: (b - split) / P }
}

export function surdFactorsOf(given: SurdQuadratic): SurdFactors {
  const factors = factorsIn(given)
  if (!factors) throw new Error('surdFactorsOf: the middle term does not split')
  return factors
}

export function surdFactorsObjection(given: SurdQuadratic): string | null {
  const { a, b, c, k } = given
  if (![a, b, c, k].every(Number.isInteger)) return 'Write the coefficients with whole numbers beside the root.'
  if (k < 2 || !isSquareFree(k)) return 'Take square factors out of the root first.'
  if (a === 0) return 'There is no square in it, so this is no quadratic polynomial.'
  if (c === 0) return 'There is no constant term: take out the factor $x$.'
  if (Math.max(...[a, b, c, k].map(Math.abs)) > 1000)
    return 'These numbers are too large for a worked solution: try smaller ones.'
  if (b * b - 4 * a * c * k < 0)
    return 'This polynomial has no real zeroes: its graph does not meet the $x$-axis, since $b^2 - 4ac < 0$.'
  return factorsIn(given)
    ? null
    : 'The middle term of this polynomial does not split in whole numbers: check what you typed.'
}

const root = (k: number): string => `\\sqrt{${k}}`

export const surdQuadraticTex = ({ a, b, c, k }: SurdQuadratic): string =>
  sumTex([
    [a, `${root(k)}x^2`],
    [b, 'x'],
    [c, root(k)],
  ])

/** "x + 2\sqrt{3}" and "\sqrt{3}x - 5". */
export const factorsTex = ({ P, Q, R, S }: SurdFactors, k: number): readonly [plain: string, rooted: string] => [
  sumTex([
    [P, 'x'],
    [Q, root(k)],
  ]),
  sumTex([
    [R, `${root(k)}x`],
    [S, ''],
  ]),
]

/** The zeroes of the two factors, as simplified surds. */
export const surdZeroesOf = ({ P, Q, R, S }: SurdFactors, k: number): readonly [plain: Surd, rooted: Surd] => [
  surd(fraction(-Q, P), k),
  surd(fraction(-S, R * k), k),
]

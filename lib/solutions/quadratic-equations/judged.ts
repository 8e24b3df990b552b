import { factNames, generalNames, type FactName } from './general-facts'
import {
  compare,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  polynomialTex,
  sign,
  subtract,
  toTex,
  valueAt,
  type Fraction,
} from '../../maths'
import type { JudgedAssertion } from '../assertion-reason'

type Judged = JudgedAssertion<FactName>

/** ax² + bx + c = 0. */
export type Quadratic = readonly [a: Fraction, b: Fraction, c: Fraction]

export type Nature = 'distinct' | 'equal' | 'none'

/** Nothing is said of a reason that is neither the fact itself nor one of the general ones. */
const judged = (rests: FactName, holds: boolean, ...lines: readonly string[]): Judged => {
  const general: readonly FactName[] =
    rests === 'simplified' ? generalNames.filter((name) => name !== 'proper') : generalNames
  return { lines, holds, rests, near: factNames.filter((name) => name !== rests && !general.includes(name)) }
}

const discriminant = ([a, b, c]: Quadratic): Fraction => subtract(multiply(b, b), multiply(fraction(4), multiply(a, c)))

const natureOf = (quadratic: Quadratic): Nature => {
  const D = sign(discriminant(quadratic))
  return D > 0 ? 'distinct' : D === 0 ? 'equal' : 'none'
}

/** "The equation x² − 4x + 5 = 0 has no real roots" */
export function natureIs(quadratic: Quadratic, stated: Nature): Judged {
  const D = discriminant(quadratic)
  const [, b] = quadratic
  const line = `$D = b^2 - 4ac = ${toTex(D)}$.`
  return judged(stated === 'none' && b.n === 0n ? 'square' : stated, natureOf(quadratic) === stated, line)
}

/** "The equation 4x² + 8 = 0 has two real roots, one positive and one negative" */
export const rootsOfBothSigns = ([a, b, c]: Quadratic): Judged =>
  judged(
    'square',
    sign(a) * sign(c) < 0,
    `The product of the roots would be $${toTex(divide(c, a))}$${sign(b) === 0 ? `, and $x^2 = ${toTex(negate(divide(c, a)))}$` : ''}.`,
  )

/** "The equation 3x² + kx − 5 = 0 has real roots for every real number k" */
export const realForEveryK = (a: Fraction, c: Fraction): Judged =>
  judged(
    'opposite',
    sign(a) * sign(c) <= 0,
    `$D = k^2 - 4 \\times ${toTex(multiply(a, c))}$; for $k = 0$ it is $${toTex(multiply(fraction(-4), multiply(a, c)))}$.`,
  )

/** "The equation x² + kx + 36 = 0 has equal roots for k = −12", or only for it */
export function equalForK(a: Fraction, c: Fraction, stated: Fraction, only: boolean): Judged {
  const needed = multiply(fraction(4), multiply(a, c))
  const fits = equals(multiply(stated, stated), needed)
  return judged(
    'equal',
    fits && (!only || sign(stated) === 0),
    `$D = k^2 - ${toTex(needed)}$, and for $k = ${toTex(stated)}$ it is $${toTex(subtract(multiply(stated, stated), needed))}$.`,
    ...(fits && only ? [`But it is $0$ for $k = ${toTex(negate(stated))}$ too.`] : []),
  )
}

/** "3 is a root of the equation x² − 5x + 6 = 0" */
export const isRoot = (quadratic: Quadratic, root: Fraction): Judged =>
  judged(
    'root',
    sign(valueAt(quadratic, root)) === 0,
    `Putting $x = ${toTex(root)}$: the left side is $${toTex(valueAt(quadratic, root))}$.`,
  )

/** "The equation (x + 3)² = x² + 5 is not a quadratic equation": what is left, highest power first. */
export function isQuadratic(terms: readonly Fraction[], stated: boolean): Judged {
  const degree = terms.length - 1
  return judged(
    'simplified',
    (degree === 2) === stated,
    `With all terms on the left-hand side it is $${polynomialTex(terms)} = 0$, of degree $${degree}$.`,
  )
}

/** "The equation x² = 7x has two roots, 0 and 7", or only one, 7 */
export function rootsAre([a, b, c]: Quadratic, stated: readonly Fraction[]): Judged {
  const roots = [fraction(0), negate(divide(b, a))]
  const fits = sign(c) === 0 && compare(...([roots[0] ?? a, roots[1] ?? a] as const)) !== 0
  const named = stated.every((root) => roots.some((one) => equals(one, root)))
  return judged(
    'zeroProduct',
    fits && named && stated.length === 2 && !equals(stated[0] ?? a, stated[1] ?? a),
    `$${polynomialTex([a, b, fraction(0)])} = 0$ gives $x = 0$ or $x = ${toTex(roots[1] ?? a)}$.`,
  )
}

/** "One root of x² − 5x + 6 = 0 is 2; the other is 3" */
export const otherRootIs = (quadratic: Quadratic, root: Fraction, other: Fraction): Judged =>
  judged(
    'product',
    sign(valueAt(quadratic, root)) === 0 &&
      equals(multiply(root, other), divide(quadratic[2], quadratic[0])) &&
      sign(valueAt(quadratic, other)) === 0,
    `The product of the roots is $\\frac{c}{a} = ${toTex(divide(quadratic[2], quadratic[0]))}$, and $${toTex(root)} \\times (${toTex(other)}) = ${toTex(multiply(root, other))}$.`,
  )

import { isInteger, polynomialTex, toTex, type Fraction } from '../../../maths'

/** "x + 3", "x": a denominator. */
export const linear = (constant: Fraction | number): string => polynomialTex([1, constant])

/** The same as a factor. */
export const bracket = (constant: Fraction | number): string =>
  linear(constant) === 'x' ? 'x' : `(${linear(constant)})`

/** Half a mark each for the lines of the factorisation and for the roots, none of which makes a denominator zero. */
export const acceptedRoots = {
  marks: { split: 0.5, factors: 0.5 },
  last: 0.5,
  before: [{ name: 'denominators', text: 'No denominator is zero for these values, so both are accepted.' }],
} as const

/** 1/(x + p) ± 1/(x + q) = right. */
export interface TwoFractions {
  readonly p: Fraction
  readonly q: Fraction
  readonly right: Fraction
}

/** Why such an equation is not worked as a quadratic one; null when it is. */
export function twoFractionsObjection({ p, q, right }: TwoFractions): string | null {
  if (!isInteger(p) || !isInteger(q)) return 'Write the denominators as $x$ plus or minus a whole number.'
  if (right.n === 0n) return 'The right-hand side is zero, so no quadratic equation comes out.'
  if (p.n === q.n)
    return `Both denominators are $${toTex(p) === '0' ? 'x' : linear(p)}$: add the fractions, and no quadratic equation is left.`
  return [p.n, q.n, right.n, right.d].some((n) => n > 1000n || n < -1000n)
    ? 'These numbers are too large for a worked solution: try smaller ones.'
    : null
}

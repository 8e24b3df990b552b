import type { LinearInK } from './linear-in-k'
import type { Fraction } from '../../../maths'

/** ax² + bx + c with coefficients that may hold k, and what is told of its zeroes. */
export interface PolynomialWithCondition {
  readonly a: LinearInK
  readonly b: LinearInK
  readonly c: LinearInK
  readonly condition:
    | { readonly kind: 'sumEqualsProduct' | 'reciprocal' | 'opposite' | 'double' }
    | { readonly kind: 'difference'; readonly value: Fraction }
}

/** The three lines that lead to k, and k. */
export interface WayToK {
  readonly k: Fraction
  readonly lines: readonly [string, string, string]
}

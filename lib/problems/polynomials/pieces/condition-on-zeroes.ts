import type { Fraction } from '../../../maths'
import type { PolynomialWithCondition } from '../../../solutions/polynomials/pieces/condition'

/** The names of the lines of such a solution. */
export type ConditionLine = 'first' | 'second' | 'third' | 'value'

/** A polynomial with the unknown k, a condition on its zeroes, and the way to the value of k. */
export interface Condition {
  readonly polynomial: string
  readonly words: string
  readonly k: Fraction
  readonly hint: string
  /** What the solution is told. */
  readonly told: PolynomialWithCondition
  readonly slips: readonly (readonly [value: Fraction, note: string, line: ConditionLine])[]
  /** The coefficients for a trial value of k, and what the zeroes have to satisfy. */
  readonly coefficients: (k: number) => readonly [number, number, number]
  readonly holds: (alpha: number, beta: number) => boolean
}

export const close = (x: number, y: number): boolean => Math.abs(x - y) < 1e-9

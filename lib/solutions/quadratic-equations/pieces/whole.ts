import { equationChain, type Quadratic } from './equation'
import { fraction, gcd, lcm, multiply, toNumber, type Fraction } from '../../../maths'
import { says } from '../../claim'
import { line, type Line } from '../../line'

/** ax² + bx + c with whole coefficients. */
export type Whole = readonly [a: number, b: number, c: number]

/** The equation with whole coefficients, and the line that clears the denominators where there are any. */
export interface Cleared {
  readonly coefficients: Whole
  readonly lines: readonly Line[]
}

const largest = 1_000_000

const cleared = ({ a, b, c }: Quadratic): { readonly by: number; readonly coefficients: Whole } => {
  const by = lcm(...[a, b, c].map(({ d }) => Number(d)))
  const times = (value: Fraction) => toNumber(multiply(value, fraction(by)))
  return { by, coefficients: [times(a), times(b), times(c)] }
}

/** The same equation without denominators. */
export function withoutDenominators(given: Quadratic): Cleared {
  const { by, coefficients } = cleared(given)
  return {
    coefficients,
    lines: by === 1 ? [] : [line('cleared', says`Multiplying by ${by}: ${equationChain(coefficients)}`)],
  }
}

/** The same equation with whole coefficients that have no common factor, the first of them positive. */
export function inLowestTerms(given: Quadratic): Cleared {
  const { coefficients, lines } = withoutDenominators(given)
  const [a, b, c] = coefficients
  const by = gcd(a, b, c) * Math.sign(a)
  if (by === 1) return { coefficients, lines }
  // Not -0.
  const lowest: Whole = [a / by, b / by + 0, c / by + 0]
  return {
    coefficients: lowest,
    lines: [...lines, line('lowest', says`Dividing by ${by < 0 ? `$${by}$` : by}: ${equationChain(lowest)}`)],
  }
}

/** Why the coefficients are too large to be worked with; null when they are not. */
export const sizeObjection = (given: Quadratic): string | null =>
  cleared(given).coefficients.some((value) => !(Math.abs(value) <= largest))
    ? 'These numbers are too large for a worked solution: try smaller ones.'
    : null

import { absolute, compare, fraction, multiply, sign, sumTex, toTex, toText, valueAt, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'
import { substituted } from './value-at'

export interface Given {
  /** Of p(x), highest power first. */
  readonly coefficients: readonly Fraction[]
  readonly at: Fraction
}

const powerOf = ({ n, d }: Fraction, power: number): Fraction => fraction(n ** BigInt(power), d ** BigInt(power))

/** The lines that lead to the value. */
export function linesToValue({ coefficients, at }: Given): readonly Line[] {
  const terms = coefficients.map(
    (coefficient, index) => [multiply(coefficient, powerOf(at, coefficients.length - 1 - index)), ''] as const,
  )
  return [
    line('substituted', says`${chain(`p(${toTex(at)})`, substituted(coefficients, at))}`),
    line('terms', `$= ${sumTex(terms)} = ${toTex(valueAt(coefficients, at))}$`),
  ]
}

/** What follows of the value. */
export function conclusion({ coefficients, at }: Given): string {
  const isZero = sign(valueAt(coefficients, at)) === 0
  return `Since $p(${toTex(at)}) ${isZero ? '= 0' : '\\neq 0'}$, $${toTex(at)}$ is ${isZero ? '' : 'not '}a zero of $p(x)$`
}

const largest = fraction(1_000_000)

/** E.g. "Is −2 a zero of the polynomial p(x) = 2x² + x − 6?" Yes, because p(−2) = 0 */
export const isItAZero = worked<Given>({
  id: 'is-it-a-zero',
  archetype: 'poly-value',
  objection: ({ coefficients, at }) =>
    coefficients.length < 2 || coefficients.length > 7
      ? 'I can work out polynomials up to the sixth degree.'
      : [...coefficients, at].some((value) => compare(absolute(value), largest) > 0)
        ? 'These numbers are too large for a worked solution: try smaller ones.'
        : null,
  solve: (given) => {
    const value = valueAt(given.coefficients, given.at)
    return {
      lines: [...linesToValue(given), earns(1, conclusion(given))],
      key: `${sign(value) === 0 ? 'Yes' : 'No'}, because p(${toText(given.at)}) = ${toText(value)}`,
    }
  },
})

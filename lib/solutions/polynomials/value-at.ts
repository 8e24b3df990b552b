import {
  compare,
  fraction,
  absolute,
  isInteger,
  multiply,
  sumTex,
  toTex,
  toText,
  valueAt as valueOf,
  type Fraction,
  type Term,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { shown } from './pieces/splitting'

export interface Given {
  /** Highest power first. */
  readonly coefficients: readonly Fraction[]
  readonly at: Fraction
  readonly letter: string
  /** What the question calls the polynomial: 'p'; null where it has no name. */
  readonly name: string | null
}

/** "3(2)^2 + 5(2) - 7": the polynomial with a number put in, term by term. */
export function substituted(coefficients: readonly (Fraction | number)[], at: Fraction): string {
  const top = coefficients.length - 1
  const value = isInteger(at) ? `(${toTex(at)})` : `\\left(${toTex(at)}\\right)`
  return sumTex(coefficients.map((c, i): Term => [c, i === top ? '' : i === top - 1 ? value : `${value}^${top - i}`]))
}

const largest = fraction(1_000_000)

function objection({ coefficients, at }: Given): string | null {
  if (coefficients.length === 0 || coefficients.length > 7) return 'I can work out polynomials up to the sixth degree.'
  return [...coefficients, at].some((value) => compare(absolute(value), largest) > 0)
    ? 'These numbers are too large for a worked solution: try smaller ones.'
    : null
}

/** E.g. "If p(x) = 3x² + 5x + 7, find p(2)." */
export const valueAt = worked<Given>({
  id: 'value-at',
  archetype: 'poly-value',
  objection,
  solve: ({ coefficients, at, letter, name }) => {
    const value = valueOf(coefficients, at)
    const p = name ?? 'p'
    const put = substituted(coefficients, at)
    const terms = sumTex(
      coefficients.map((coefficient, index): Term => {
        const power = coefficients.length - 1 - index
        return [multiply(coefficient, fraction(at.n ** BigInt(power), at.d ** BigInt(power))), '']
      }),
    )
    const called = `${p}(${toTex(at)})`
    return {
      lines: [
        line(
          'polynomial',
          says`${name === null ? 'Let ' : ''}${chain(`${p}(${letter})`, shown(coefficients, letter))}`,
        ),
        line('substituted', says`${chain(called, put)}`),
        line('terms', { text: `$= ${terms}$`, claim: [{ sides: [put, terms] }] }),
        earns(1, says`So ${chain(called, toTex(value))}`, 'value'),
      ],
      key: toText(value),
    }
  },
})

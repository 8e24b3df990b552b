import type { Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A power of a whole number. */
export interface Given {
  readonly base: Fraction
  readonly exponent: Fraction
}

/** The last digits of a, a², a³, ... until they come again: at most four. */
export function lastDigitsOf(base: Fraction): readonly number[] {
  const first = Number(base.n % 10n)
  const digits = [first]
  for (let next = (first * first) % 10; next !== first; next = (next * first) % 10) digits.push(next)
  return digits
}

/** E.g. "What is the last digit of 6^15?" 6 */
export const digitOfNumberPower = worked<Given>({
  id: 'digit-of-number-power',
  archetype: 'rn-last-digit',
  objection: ({ base, exponent }) =>
    [base, exponent].some(({ n, d }) => d !== 1n || n < 1n || n > 10_000n)
      ? 'I can work this for a power of a whole number.'
      : null,
  solve: ({ base, exponent }) => {
    const digits = lastDigitsOf(base)
    const [count, power] = [digits.length, Number(exponent.n)]
    const rest = power % count
    const digit = digits[(power - 1) % count] ?? 0
    const shown = digits.map((one, at) => `$${base.n}^{${at + 1}}$ ends with $${one}$`).join(', ')
    return {
      lines: [
        line(
          'powers',
          count === 1 ? `${shown}, and so does every power of $${base.n}$.` : `${shown}, and then they come again.`,
        ),
        ...(count === 1
          ? []
          : [
              line(
                'place',
                `$${power} = ${count} \\times ${(power - rest) / count}${rest === 0 ? '' : ` + ${rest}`}$, so the last digit is that of $${base.n}^{${rest === 0 ? count : rest}}$.`,
              ),
            ]),
        earns(1, `The last digit of $${base.n}^{${power}}$ is $${digit}$.`),
      ],
      key: `${digit}`,
    }
  },
})

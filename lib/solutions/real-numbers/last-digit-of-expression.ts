import { worked } from '../solution'

/** Powers a^n added, subtracted or multiplied; each with its sign, and the number by which all of them are multiplied. */
export interface Given {
  readonly factor?: number
  readonly terms: readonly { readonly sign: 1 | -1; readonly bases: readonly number[] }[]
  readonly letter: string
}

const termOf = (bases: readonly number[], n: number): bigint =>
  bases.reduce((product, base) => product * BigInt(base) ** BigInt(n), 1n)

/** The values for n = 1 to 8: last digits of powers come again after four. */
const valuesOf = ({ terms, factor = 1 }: Given): readonly bigint[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map(
    (n) => BigInt(factor) * terms.reduce((sum, { sign, bases }) => sum + BigInt(sign) * termOf(bases, n), 0n),
  )

/** The last digit, where it is the same for every n. */
export function digitOf(given: Given): number | null {
  const values = valuesOf(given)
  const digits = new Set(values.map((value) => Number(value % 10n)))
  const [digit, ...more] = digits
  return values.every((value) => value > 0n) && digit !== undefined && more.length === 0 ? digit : null
}

const texOf = (bases: readonly number[], letter: string): string =>
  bases.map((base) => `${base}^${letter}`).join(' \\times ')

/** E.g. "What is the last digit of 6^n − 5^n, where n is a natural number?" */
export const lastDigitOfExpression = worked<Given>({
  id: 'last-digit-of-expression',
  archetype: 'rn-last-digit',
  objection: (given) => (digitOf(given) === null ? 'Its last digit is not the same for every natural number.' : null),
  solve: (given) => {
    const digit = digitOf(given)
    if (digit === null) throw new Error('lastDigitOfExpression: it changes with n')
    const ends = given.terms.map(({ bases }) => {
      const digits = [1, 2, 3, 4].map((n) => Number(termOf(bases, n) % 10n))
      const isOne = new Set(digits).size === 1
      return isOne
        ? `$${texOf(bases, given.letter)}$ ends with the digit $${digits[0]}$ for every natural number $${given.letter}$`
        : `$${texOf(bases, given.letter)}$ ends with the digits $${digits.join(', ')}$ in turn`
    })
    const [first, ...others] = given.terms
    const shown = others.map(({ sign, bases }) => `${sign < 0 ? ' - ' : ' + '}${texOf(bases, given.letter)}`).join('')
    const all = `${texOf(first?.bases ?? [], given.letter)}${shown}`
    const { factor } = given
    const inner = factor === undefined ? null : digitOf({ terms: given.terms, letter: given.letter })
    const lines =
      factor === undefined
        ? [`So $${all}$ ends with the digit $${digit}$`]
        : [
            ...(inner === null
              ? []
              : [`So $${all}$ ends with the digit $${inner}$, and ${factor} × ${inner} with $${digit}$`]),
            `So $${factor}(${all})$ ends with the digit $${digit}$`,
          ]
    return { lines: [...ends, ...lines], key: `${digit}` }
  },
})

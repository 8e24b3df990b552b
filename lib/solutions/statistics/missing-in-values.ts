import { decimal, isShort } from './pieces/decimal'
import { add, divide, fraction, isInteger, multiply, sign, subtract, sumTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Single values and their frequencies with their mean; null for the one value or frequency that is not known. */
export interface MissingInValues {
  readonly values: readonly (Fraction | null)[]
  readonly frequencies: readonly (Fraction | null)[]
  readonly mean: Fraction
  readonly letter: string
}

const zero = fraction(0)
const total = (all: readonly Fraction[]): Fraction => all.reduce(add, zero)

/** The known sums, and what stands beside the unknown: its value, or its frequency. */
function known({ values, frequencies }: MissingInValues) {
  const isValue = values.includes(null)
  const at = isValue ? values.indexOf(null) : frequencies.indexOf(null)
  const beside = (isValue ? frequencies[at] : values[at]) ?? zero
  const count = total(frequencies.flatMap((f) => f ?? []))
  const products = total(values.flatMap((x, i) => (x && frequencies[i] ? [multiply(x, frequencies[i])] : [])))
  return { isValue, beside, count, products }
}

export function missingValue(given: MissingInValues): Fraction {
  const { isValue, beside, count, products } = known(given)
  const rest = subtract(multiply(given.mean, count), products)
  return divide(rest, isValue ? beside : subtract(beside, given.mean))
}

const withLetter = (value: Fraction, factor: Fraction, letter: string): string =>
  sumTex([
    [value, ''],
    [factor, letter],
  ])

/** E.g. "The mean of x: 3, 5, 7, 9, 11 with f: 4, 6, p, 5, 3 is 6.8. Find p." */
export const missingInValues = worked<MissingInValues>({
  id: 'missing-in-values',
  archetype: 'stat-mean-missing-f',
  objection: (given) => {
    const { values, frequencies, mean } = given
    if ([...values, ...frequencies].filter((one) => one === null).length !== 1)
      return 'Just one value or frequency should be unknown.'
    if (frequencies.some((f) => f && (!isInteger(f) || sign(f) < 0))) return 'The frequencies must be whole numbers.'
    if (![mean, ...values].every((one) => one === null || isShort(one)))
      return 'Write the values and the mean as whole numbers or short decimals.'
    const { isValue, beside } = known(given)
    if (sign(isValue ? beside : subtract(beside, mean)) === 0) return 'That one does not change the mean.'
    const found = missingValue(given)
    return isValue
      ? isShort(found)
        ? null
        : 'That mean asks for no short decimal: check the numbers.'
      : isInteger(found) && sign(found) >= 0
        ? null
        : 'No frequency makes that mean: are the numbers copied right?'
  },
  solve: (given) => {
    const { letter } = given
    const { isValue, beside, count, products } = known(given)
    const counted = isValue ? decimal(count) : `${decimal(count)} + ${letter}`
    const multiplied = withLetter(products, beside, letter)
    const m = decimal(given.mean)
    const side = isValue
      ? decimal(multiply(given.mean, count))
      : withLetter(multiply(given.mean, count), given.mean, letter)
    const value = missingValue(given)
    return {
      lines: [
        earns(1, says`${chain('\\sum f_i', counted)} and ${chain('\\sum f_i x_i', multiplied)}`, 'sums'),
        earns(0.5, 'Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$', 'formula'),
        earns(0.5, `$${m} = \\dfrac{${multiplied}}{${counted}}$`, 'put in'),
        earns(0.5, `$${side} = ${multiplied}$`),
        earns(0.5, says`Hence ${chain(letter, decimal(value))}.`),
      ],
      key: toText(value),
    }
  },
})

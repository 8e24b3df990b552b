import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import { add, fraction, multiply, subtract, zero, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Numbers among which two letters stand, with the mean of all: the sum of the letters is asked. */
export interface SumOfTwoLetters {
  readonly numbers: readonly Fraction[]
  readonly letters: readonly [string, string]
  readonly mean: Fraction
  /** The first letter is asked in terms of the second. */
  readonly first?: true
}

const sumOf = ({ numbers }: SumOfTwoLetters): Fraction => numbers.reduce(add, zero)
const totalOf = ({ numbers, mean }: SumOfTwoLetters): Fraction => multiply(fraction(numbers.length + 2), mean)

/** E.g. "If the mean of 6, 7, x, 8, y, 14 is 9, find x + y." */
export const sumOfTwoLetters = worked<SumOfTwoLetters>({
  id: 'sum-of-two-letters',
  archetype: 'stat-ungrouped-x',
  objection: ({ numbers, mean }) =>
    [...numbers, mean].every((value) => isShort(value))
      ? null
      : 'Write the numbers as whole numbers or short decimals.',
  solve: (given) => {
    const {
      letters: [x, y],
      numbers,
      mean,
    } = given
    const [sum, total, count] = [sumOf(given), totalOf(given), numbers.length + 2]
    const both = subtract(total, sum)
    return {
      key: given.first ? `${keyOf(both)} - ${y}` : keyOf(both),
      lines: [
        line('sum', `Sum of the $${count}$ observations $= ${decimal(sum)} + ${x} + ${y}$`),
        earns(0.5, `The mean gives $\\dfrac{${decimal(sum)} + ${x} + ${y}}{${count}} = ${decimal(mean)}$.`, 'equation'),
        `So $${decimal(sum)} + ${x} + ${y} = ${count} \\times ${signedDecimal(mean)} = ${decimal(total)}$.`,
        earns(
          0.5,
          `Hence, $${x} + ${y} = ${decimal(total)} - ${signedDecimal(sum)} = ${decimal(both)}$${given.first ? `, so $${x} = ${decimal(both)} - ${y}$` : ''}.`,
        ),
      ],
    }
  },
})

import { sumTex, toNumber, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** Two positive integers that differ by a gap, with their product or the sum of their squares. */
export interface Given {
  readonly told: 'squares' | 'product'
  readonly gap: Fraction
  readonly value: Fraction
}

/** What x(x + gap) is. */
const productOf = ({ told, gap, value }: Given): number =>
  told === 'squares' ? (toNumber(value) - toNumber(gap) ** 2) / 2 : toNumber(value)

/** E.g. "Find two consecutive positive integers, the sum of whose squares is 365." */
export const twoIntegers = worked<Given>({
  id: 'two-integers',
  archetype: 'qe-word-numbers',
  objection: (given) => {
    const whole = wholeObjection(given.gap, given.value)
    if (whole !== null) return whole
    const product = productOf(given)
    return Number.isInteger(product) && wholeRoot(toNumber(given.gap), product) !== null
      ? null
      : noWhole('the smaller of the two')
  },
  solve: (given) => {
    const { told } = given
    const [gap, value, product] = [toNumber(given.gap), toNumber(given.value), productOf(given)]
    const smaller = wholeRoot(gap, product) ?? 0
    const larger = smaller + gap
    return {
      lines: [
        `Let the smaller integer be $x$; then the larger is $x + ${gap}$.`,
        earns(
          1,
          told === 'squares'
            ? `Sum of the squares: $x^2 + (x + ${gap})^2 = ${value}$`
            : `Product: $x(x + ${gap}) = ${value}$`,
        ),
        ...(told === 'squares'
          ? [
              earns(
                0.5,
                `$${sumTex([
                  [2, 'x^2'],
                  [2 * gap, 'x'],
                  [gap * gap - value, ''],
                ])} = 0$. Dividing by 2: $${sumTex([
                  [1, 'x^2'],
                  [gap, 'x'],
                  [-product, ''],
                ])} = 0$`,
              ),
            ]
          : []),
        ...storySteps(smaller, -larger, { factors: 0.5 }).slice(told === 'squares' ? 1 : 0),
        earns(
          0.5,
          `$x = -${larger}$ is rejected, because the integers are positive. So $x = ${smaller}$ and $x + ${gap} = ${larger}$.`,
          'rejected',
        ),
        earns(0.5, `Hence the integers are $${smaller}$ and $${larger}$.`),
      ],
      key: `smaller = ${smaller}, larger = ${larger}`,
    }
  },
})

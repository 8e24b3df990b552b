import { absolute, isSquare, sumTex, toNumber, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** Two numbers with their sum; both change by so much, and then their product is known. */
export interface Given {
  readonly sum: Fraction
  readonly change: Fraction
  readonly product: Fraction
}

export interface Manner {
  /** 'the number of beads in one box' and 'the number in the other' */
  readonly first: string
  readonly second: string
}

const plain: Manner = { first: 'one number', second: 'the other' }

/** The two numbers, the smaller one first. */
function numbersOf(given: Given): readonly [low: number, high: number] | null {
  const [sum, change, product] = [toNumber(given.sum), toNumber(given.change), toNumber(given.product)]
  const D = (sum + 2 * change) ** 2 - 4 * product
  const low = (sum - Math.sqrt(D)) / 2
  return D >= 0 && isSquare(D) && Number.isInteger(low) && low > 0 && low + change >= 0 ? [low, sum - low] : null
}

/** E.g. "Two boxes hold 50 beads together. When 4 are taken out of each, the product of the numbers left is 440. ..." 26, 24 */
export const changedProduct = worked<Given, Manner>({
  id: 'changed-product',
  archetype: 'qe-word-changed-product',
  objection: (given) =>
    wholeObjection(given.sum, absolute(given.change), given.product) ??
    (numbersOf(given) === null ? noWhole('the two numbers') : null),
  solve: (given, { first, second } = plain) => {
    const [low, high] = numbersOf(given) ?? [0, 0]
    const [sum, change, product] = [toNumber(given.sum), toNumber(given.change), toNumber(given.product)]
    const [sign, size] = [change < 0 ? '-' : '+', Math.abs(change)]
    const rest = sum + change
    const twice = low === high
    return {
      lines: [
        line('unknown', `Let ${first} be $x$; then ${second} is $${sum} - x$.`),
        line(
          'changed',
          `After the change they are $x ${sign} ${size}$ and $${sum} - x ${sign} ${size} = ${rest} - x$.`,
        ),
        earns(1, `Product: $(x ${sign} ${size})(${rest} - x) = ${product}$`, 'product'),
        line(
          'opened',
          `Opening the brackets: $${sumTex([
            [-1, 'x^2'],
            [rest - change, 'x'],
            [change * rest, ''],
          ])} = ${product}$`,
        ),
        ...storySteps(low, high, { factors: 0.5 }),
        line(
          'pair',
          twice
            ? `If $x = ${low}$, the other number is $${sum} - ${low} = ${high}$ as well.`
            : `If $x = ${low}$, the other number is $${sum} - ${low} = ${high}$; if $x = ${high}$, it is ${low}.`,
        ),
        earns(1, `Hence the two numbers are $${low}$ and $${high}$.`),
      ],
      key: `${low}, ${high}`,
    }
  },
})

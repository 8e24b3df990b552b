import { isSquare, toNumber, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** Marks in two subjects: their sum, and their product with so many more in the first and fewer in the second. */
export interface Given {
  readonly sum: Fraction
  readonly up: Fraction
  readonly down: Fraction
  readonly product: Fraction
}

export interface Manner {
  readonly first: string
  readonly second: string
}

/** Both possible marks in the first subject, the lower one first. */
function marksOf(given: Given): readonly [number, number] | null {
  const [sum, product] = [toNumber(given.sum), toNumber(given.product)]
  const [up, down] = [toNumber(given.up), toNumber(given.down)]
  // (x + up)(sum − down − x) = product
  const [total, D] = [sum - down - up, (sum - down + up) ** 2 - 4 * product]
  if (D <= 0 || !isSquare(D)) return null
  const [low, high] = [(total - Math.sqrt(D)) / 2, (total + Math.sqrt(D)) / 2]
  return Number.isInteger(low) && low > 0 && sum - high - down >= 0 ? [low, high] : null
}

/** E.g. "In a class test, the sum of Shefali's marks in Mathematics and English is 30. Had she got 2 marks more ..." */
export const testMarks = worked<Given, Manner>({
  id: 'test-marks',
  archetype: 'qe-word-ages-marks-cost',
  objection: (given) =>
    wholeObjection(given.sum, given.up, given.down, given.product) ??
    (marksOf(given) === null ? noWhole('the marks') : null),
  solve: (given, { first, second } = { first: 'the first subject', second: 'the second' }) => {
    const [low, high] = marksOf(given) ?? [0, 0]
    const [sum, up, down, product] = [
      toNumber(given.sum),
      toNumber(given.up),
      toNumber(given.down),
      toNumber(given.product),
    ]
    const rest = sum - down
    return {
      lines: [
        line('unknown', `Let the marks in ${first} be $x$; then the marks in ${second} are $${sum} - x$.`),
        `With the change they would be $x + ${up}$ and $(${sum} - x) - ${down} = ${rest} - x$.`,
        earns(1, `Product: $(x + ${up})(${rest} - x) = ${product}$`),
        `Opening the brackets: $-x^2 + ${rest - up === 1 ? '' : rest - up}x + ${rest * up} = ${product}$`,
        ...storySteps(low, high, { factors: 0.5 }),
        line('other marks', `If $x = ${low}$, the marks in ${second} are $${sum} - ${low} = ${sum - low}$.`),
        earns(0.5, `If $x = ${high}$, they are $${sum} - ${high} = ${sum - high}$. Neither root is rejected.`),
        earns(0.5, `Hence the marks in ${first} are $${low}$ or $${high}$.`),
      ],
      key: `${low}, ${high}`,
    }
  },
})

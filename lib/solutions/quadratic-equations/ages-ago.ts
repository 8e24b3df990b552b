import { isSquare, sumTex, toNumber, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { wholeObjection } from './pieces/story'

/** Two ages with their sum, and their product some years ago. */
export interface Given {
  readonly sum: Fraction
  readonly ago: Fraction
  readonly product: Fraction
}

function numbersOf(given: Given) {
  const [sum, ago, product] = [toNumber(given.sum), toNumber(given.ago), toNumber(given.product)]
  const constant = product + ago * (sum - ago)
  return { sum, ago, product, constant, D: sum * sum - 4 * constant }
}

function objection(given: Given): string | null {
  const general = wholeObjection(given.sum, given.ago, given.product)
  if (general !== null) return general
  const { sum, ago, D } = numbersOf(given)
  if (sum <= 2 * ago) return 'So many years ago the two were not born yet: check what you typed.'
  if (D < 0) return null
  return isSquare(D) && (sum - Math.sqrt(D)) / 2 >= ago
    ? null
    : 'The ages would be no whole numbers: check what you typed.'
}

/** E.g. "The sum of the ages of two friends is 20 years. Four years ago the product of their ages was 48. Is it possible?" */
export const agesAgo = worked<Given>({
  id: 'ages-ago',
  archetype: 'qe-feasible',
  objection,
  solve: (given) => {
    const { sum, ago, product, constant, D } = numbersOf(given)
    const rest = sum - ago
    const opening = [
      line('unknown', `Let one present age be $x$ years; then the other is $(${sum} - x)$ years.`),
      line(
        'then',
        `At that time the ages were $(x - ${ago})$ years and $(${sum} - x - ${ago}) = (${rest} - x)$ years.`,
      ),
      earns(0.5, `Product: $(x - ${ago})(${rest} - x) = ${product}$`, 'product'),
      earns(
        0.5,
        `In standard form: $${sumTex([
          [1, 'x^2'],
          [-sum, 'x'],
          [constant, ''],
        ])} = 0$`,
        'standard',
      ),
      earns(
        D < 0 ? 1 : 0.5,
        says`Its discriminant: ${chain('D', `${sum}^2 - 4 \\times ${constant}`, `${D}`)}`,
        'discriminant',
      ),
    ]
    if (D < 0)
      return {
        lines: [
          ...opening,
          earns(0.5, 'Since $D < 0$, the equation has no real roots.', 'nature'),
          earns(0.5, 'Hence the situation is not possible.'),
        ],
        key: 'not possible',
      }
    const older = (sum + Math.sqrt(D)) / 2
    const younger = sum - older
    return {
      lines: [
        ...opening,
        line('nature', D === 0 ? 'Since $D = 0$, the roots are real and equal.' : 'Since $D > 0$, the roots are real.'),
        ...storySteps(younger, older, { standard: 0, factors: 1 }).slice(1),
        earns(0.5, `Hence it is possible: the older is $${older}$ years old and the younger $${younger}$ years.`),
      ],
      key: `older = ${older}, younger = ${younger}`,
    }
  },
})

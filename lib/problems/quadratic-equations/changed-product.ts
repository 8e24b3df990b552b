import { fraction } from '../../maths'
import { changedProduct as solution } from '../../solutions/quadratic-equations/changed-product'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { changedStory, type Changed } from './pieces/changed-product-stories'

/** E.g. "Two boxes hold 50 beads together. When 4 are taken out of each, the product of the numbers left is 440. ..." 26, 24 */
export const changedProduct = template({
  id: 'qe-word-changed-product',
  version: 3,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-changed-product', 'qe-word-numbers'],
  marks: 3,
  draw: (random): Changed => {
    const story = random.pick(['boxes', 'marbles', 'classes', 'stalls'] as const)
    return random.until(
      (source) => ({
        low: source.integer(10, 45),
        high: source.integer(11, 60),
        change: source.integer(2, 9) * source.pick([-1, -1, 1]),
        story,
      }),
      ({ low, high, change }) =>
        high > low &&
        high - low <= 20 &&
        low + change >= 5 &&
        (story !== 'classes' || (low >= 22 && high <= 45)) &&
        (story !== 'marbles' || change < 0),
    )
  },
  things: ({ story, low, high }) => {
    const [least, most] = story === 'classes' ? [22, 45] : [10, 60]
    return [low, high].map((size) => ({ name: 'how many one of them has', size, least: least ?? 0, most: most ?? 0 }))
  },
  pose: (changed) => {
    const { low, high, change } = changed
    const [sum, product] = [low + high, (low + change) * (high + change)]
    const { question, first, second } = changedStory(changed, sum, product)
    const size = Math.abs(change)
    const given = { sum: fraction(sum), change: fraction(change), product: fraction(product) }
    const solved = solution.solve(given, { first, second })
    return {
      question,
      rule: { kind: 'roots', expected: solved.key },
      hints: [
        `Let ${first} be $x$. What is the other number, by the sum?`,
        `Both numbers change by $${size}$. Write both changed numbers before you multiply.`,
        'Both roots belong to the same pair of numbers.',
      ],
      steps: solved.lines,
      explanation: 'The two roots are the two numbers: the equation cannot know which of them was called x.',
    }
  },
  crossCheck: ({ low, high, change }) => {
    const [sum, product] = [low + high, (low + change) * (high + change)]
    return Array.from({ length: sum + 1 }, (_, n) => n)
      .filter((n) => n + change > 0 && sum - n + change > 0 && (n + change) * (sum - n + change) === product)
      .join(', ')
  },
  slips: ({ low, high, change }) =>
    distinctSlips(`${low}, ${high}`, [
      {
        response: `${low + change}, ${high + change}`,
        note: 'Those are the numbers after the change. The numbers before it are asked.',
        step: 'last',
      },
      { response: `${low}`, note: 'That is one of the two numbers. Give the other one too.', step: 'pair' },
      { response: `${-low}, ${-high}`, note: 'Check the signs: set each factor equal to zero.', step: 'roots' },
    ]),
})

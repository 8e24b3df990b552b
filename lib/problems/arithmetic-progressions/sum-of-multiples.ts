import { sumOf } from './pieces/progression'
import { drawListed, questionOf } from './pieces/listed-numbers'
import { fraction } from '../../maths'
import { sumOfListed as solution } from '../../solutions/arithmetic-progressions/sum-of-listed'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'

/** E.g. "Find the sum of the first 25 positive multiples of 8." */
export const sumOfMultiples = template({
  id: 'ap-sum-of-first-multiples',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-sum-first-multiples'],
  marks: 2,
  draw: drawListed,
  given: ({ kind, first, d, n }) => ({
    kind,
    first,
    d,
    n,
    told: kind === 'multiples' ? ('count' as const) : ('last' as const),
  }),
  solution,
  ask: (draw) => ({
    question: questionOf(draw),
    rule: { kind: 'number' },
    hints: [
      'Write the first few of the numbers: they form an AP. What are $a$ and $d$?',
      'How many numbers are added?',
      'Then use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
    ],
    explanation:
      'Numbers at equal distances form an AP, so their sum needs only the first one, the distance and how many there are.',
  }),
  crossCheck: ({ kind, first, d, n, from, to }) => {
    let total = 0
    if (kind === 'multiples') for (let k = 1; k <= n; k++) total += first * k
    else for (let k = from + 1; k < to; k++) if (Math.abs(k - first) % d === 0) total += k
    return `${total}`
  },
  slips: ({ first, d, n }) => {
    const total = sumOf(first, d, n)
    return wrongValues(
      fraction(total),
      [
        [fraction(2 * total), 'The factor in the sum is $\\frac{n}{2}$, not $n$.', 'sum'],
        [fraction(first + (n - 1) * d), 'That is the last of the numbers. Their sum is asked.', 'sum'],
        [fraction(n * (first + (n - 1) * d), 2), 'There are two $a$ in the bracket: $2a + (n - 1)d$.', 'sum'],
        [fraction(sumOf(first, d, n - 1)), 'One number is missing in the sum: how many are added?', 'count'],
      ],
      { as: 'fraction' },
    )
  },
})

import { sumOf } from './pieces/progression'
import { drawListed, partsOf, type Listed } from './pieces/listed-numbers'
import { progression, sumSides } from '../../solutions/arithmetic-progressions/pieces/progression'
import { fraction } from '../../maths'
import { wrongValues } from '../slips/wrong-values'
import { chain, earns, isValue, says, template, type Step } from '../template'

/** n is told for multiples; for odd and even numbers it is found from the last one. */
function counted({ kind, first, d, n }: Listed): readonly Step[] {
  if (kind === 'multiples') return [earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'count')]
  const last = first + (n - 1) * d
  return [
    earns(
      0.5,
      says`From ${chain(`${first} + (n - 1) \\times ${d}`, `${last}`)}: ${chain('n - 1', `\\frac{${last - first}}{${d}}`, `${n - 1}`)}, so ${chain('n', `${n}`)}`,
      'count',
    ),
  ]
}

/** E.g. "Find the sum of the first 25 positive multiples of 8." */
export const sumOfMultiples = template<Listed>({
  id: 'ap-sum-of-first-multiples',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-sum-first-multiples'],
  marks: 2,
  draw: drawListed,
  pose: (draw) => {
    const { first, d, n } = draw
    const { question, listed } = partsOf(draw)
    const total = sumOf(first, d, n)
    return {
      question,
      rule: { kind: 'number', expected: `${total}` },
      hints: [
        'Write the first few of the numbers: they form an AP. What are $a$ and $d$?',
        'How many numbers are added?',
        'Then use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      ],
      steps: [
        earns(0.5, says`${listed}: an AP with ${chain('a', `${first}`)} and ${chain('d', `${d}`)}`, 'list'),
        ...counted(draw),
        earns(0.5, says`${chain(...sumSides(progression(first, d), n))}`, 'sum'),
        earns(0.5, says`Hence ${isValue('the sum', `${total}`)}.`),
      ],
      explanation:
        'Numbers at equal distances form an AP, so their sum needs only the first one, the distance and how many there are.',
    }
  },
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

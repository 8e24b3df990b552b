import { costOfEach as solution } from '../../solutions/quadratic-equations/cost-of-each'
import { fraction, toText } from '../../maths'
import { template } from '../template'

interface Articles {
  readonly count: number
  readonly times: number
  readonly more: number
  readonly stem: 0 | 1 | 2
}

const stories = [
  ({ times, more }: Articles, total: number) =>
    `A cottage industry produces a certain number of pottery articles in a day. The cost of production of each article (in rupees) was ${more} more than ${times} times the number of articles produced that day. If the total cost of production was ₹$${total}$, find the number of articles produced and the cost of each article.`,
  ({ times, more }: Articles, total: number) =>
    `A women's self-help group makes cloth bags. On one day the cost of each bag, in rupees, was ${more} more than ${times} times the number of bags made. The total cost that day was ₹$${total}$. Find the number of bags and the cost of each bag.`,
  ({ times, more }: Articles, total: number) =>
    `For the annual fair the pupils of Class 10 make paper lamps. Each lamp costs, in rupees, ${more} more than ${times} times the number of lamps that they make, and all the lamps together cost ₹$${total}$. How many lamps do they make, and what does each one cost?`,
] as const

const made = ['articles', 'bags', 'lamps'] as const

/** E.g. "A cottage industry produces a certain number of pottery articles in a day. ... total cost ₹90 ..." */
export const wordCost = template<Articles>({
  id: 'qe-word-cost',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-ages-marks-cost'],
  marks: 3,
  draw: (random) => ({
    count: random.integer(5, 15),
    times: random.integer(2, 5),
    more: random.integer(1, 12),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ count, times, more }) => [
    { name: 'how many are made in a day', size: count, least: 5, most: 15 },
    { name: 'the cost of one', size: times * count + more, least: 11, most: 90, unit: '₹' },
  ],
  pose: (draw) => {
    const { count, times, more, stem } = draw
    const things = made[stem]
    const cost = times * count + more
    const total = count * cost
    const given = { times: fraction(times), more: fraction(more), total: fraction(total) }
    const solved = solution.solve(given, { things })
    return {
      question: `${stories[stem](draw, total)} (Number first, then cost in rupees.)`,
      rule: {
        kind: 'pair',
        expected: solved.key,
        unit: { cost: '₹' },
        aliases: { number: ['x', 'count', things], cost: ['cost of each', 'price', 'c'] },
      },
      hints: [
        `Let the number of ${things} be $x$. Write the cost of each one in terms of $x$.`,
        'Number $\\times$ cost of each $=$ total cost.',
        'The number of things made is a positive integer.',
      ],
      steps: solved.lines,
      explanation: 'The story decides between the roots: only a positive integer can count things.',
    }
  },
  crossCheck: ({ count, times, more }) => {
    const total = count * (times * count + more)
    for (let n = 1; n <= 100; n++)
      if (total % n === 0 && total / n - more === times * n) return `number = ${n}, cost = ${total / n}`
    return ''
  },
  slips: ({ count, times, more }) => [
    {
      response: `number = ${times * count + more}, cost = ${count}`,
      note: 'The right numbers, on the wrong names: the number comes first, then the cost of each.',
      step: 'last',
    },
    {
      response: `number = ${count}, cost = ${times * count}`,
      note: 'The amount that is added to the multiple was left out of the cost.',
      step: 'cost',
    },
    {
      response: `number = ${toText(fraction(-(times * count + more), times))}, cost = ${-times * count}`,
      note: 'A number of things cannot be negative: reject that root.',
      step: 'rejected',
    },
  ],
})

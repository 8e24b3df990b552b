import { sumOf } from './progression'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

interface Draw {
  readonly m: number
  readonly from: number
  readonly to: number
  readonly ask: 'count' | 'sum'
  readonly stem: 0 | 1
}

const firstMultiple = ({ m, from }: Draw): number => Math.floor(from / m) * m + m
const lastMultiple = ({ m, to }: Draw): number => Math.ceil(to / m) * m - m

/** E.g. "How many multiples of 4 lie between 10 and 250?" */
export const countMultiples = template<Draw>({
  id: 'ap-multiples-between',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-count-multiples'],
  marks: 2,
  draw: (random) => {
    const ask = random.pick(['count', 'sum'] as const)
    const m = random.integer(3, 13)
    const from = random.pick([m * random.integer(1, 4), random.integer(10, 60)])
    const count = ask === 'sum' ? random.integer(12, 30) : random.integer(15, 70)
    return {
      m,
      from,
      to: from + m * count + random.pick([0, random.integer(1, m - 1)]),
      ask,
      stem: random.pick([0, 1] as const),
    }
  },
  pose: (draw) => {
    const { m, from, to, ask, stem } = draw
    const [a, l] = [firstMultiple(draw), lastMultiple(draw)]
    const n = (l - a) / m + 1
    const total = sumOf(a, m, n)
    const stories = {
      count: [
        `How many multiples of ${m} lie between ${from} and ${to}? (Do not count ${from} and ${to} themselves.)`,
        `Find the number of integers greater than ${from} and less than ${to} that are divisible by ${m}.`,
      ],
      sum: [
        `Find the sum of all multiples of ${m} that are greater than ${from} and less than ${to}.`,
        `All integers between ${from} and ${to}, both left out, that are divisible by ${m} are added. What is the sum?`,
      ],
    } as const
    return {
      question: stories[ask][stem],
      rule: { kind: 'number', expected: `${ask === 'count' ? n : total}` },
      hints: [
        `Find the first and the last multiple of ${m} in the given range.`,
        `The multiples form an AP with common difference ${m}.`,
        ask === 'count' ? 'Use $a_n = a + (n - 1)d$ to find $n$.' : 'Find $n$ first; then $S_n = \\frac{n}{2}(a + l)$.',
      ],
      steps: [
        `The multiples of ${m} in the range are $${a}, ${a + m}, ${a + 2 * m}, \\ldots, ${l}$.`,
        `They form an AP with $a = ${a},\\ d = ${m},\\ l = ${l}$.`,
        `$a_n = a + (n - 1)d$: $${l} = ${a} + (n - 1) \\times ${m}$`,
        `$n - 1 = \\frac{${l - a}}{${m}} = ${n - 1}$, so $n = ${n}$`,
        ...(ask === 'count'
          ? [`Hence there are ${n} multiples of ${m} in the range.`]
          : [`$S_n = \\frac{n}{2}(a + l) = \\frac{${n}}{2}(${a} + ${l}) = ${total}$`, `Hence the sum is $${total}$.`]),
      ],
      explanation:
        'Multiples of a number are equally spaced, so they are an AP; the work lies in finding the right first and last one.',
    }
  },
  crossCheck: ({ m, from, to, ask }) => {
    let [count, total] = [0, 0]
    for (let k = from + 1; k < to; k++)
      if (k % m === 0) {
        count++
        total += k
      }
    return `${ask === 'count' ? count : total}`
  },
  slips: (draw) => {
    const { m, ask } = draw
    const [a, l] = [firstMultiple(draw), lastMultiple(draw)]
    const n = (l - a) / m + 1
    if (ask === 'count')
      return [
        { response: `${n - 1}`, note: 'That is the number of steps; there is one multiple more.' },
        { response: `${n + 1}`, note: 'Check the first and the last multiple: the bounds themselves are left out.' },
      ]
    return distinctSlips(`${sumOf(a, m, n)}`, [
      { response: `${2 * sumOf(a, m, n)}`, note: 'The factor is $\\frac{n}{2}$, not $n$.' },
      { response: `${sumOf(a, m, n) - l}`, note: 'One multiple is missing: count the terms again.' },
      { response: `${n}`, note: 'That is how many there are. Now find their sum.' },
    ])
  },
})

import { sumOf } from './pieces/progression'
import { multiplesBetween as solution, type Given } from '../../solutions/arithmetic-progressions/multiples-between'
import { fraction } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'

interface Draw {
  readonly m: number
  readonly from: number
  readonly to: number
  readonly ask: 'count' | 'sum'
  readonly stem: 0 | 1 | 2
}

const firstMultiple = ({ m, from }: Draw): number => Math.floor(from / m) * m + m
const lastMultiple = ({ m, to }: Draw): number => Math.ceil(to / m) * m - m

const stated = ({ m, from, to, ask }: Draw): Given => ({ m, from, to, bounds: 'left out', asked: ask })

/** E.g. "How many multiples of 4 lie between 10 and 250?" */
export const countMultiples = template({
  id: 'ap-multiples-between',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-count-multiples'],
  marks: 2,
  draw: (random): Draw => {
    const ask = random.pick(['count', 'sum'] as const)
    const m = random.integer(3, 13)
    const from = random.pick([m * random.integer(1, 4), random.integer(10, 60)])
    const count = ask === 'sum' ? random.integer(12, 30) : random.integer(15, 70)
    return {
      m,
      from,
      to: from + m * count + random.pick([0, random.integer(1, m - 1)]),
      ask,
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: stated,
  solution,
  ask: (draw) => {
    const { m, from, to, ask, stem } = draw
    const stories = {
      count: [
        `How many multiples of ${m} lie between ${from} and ${to}? (Do not count ${from} and ${to} themselves.)`,
        `Find the number of integers greater than ${from} and less than ${to} that are divisible by ${m}.`,
        `All multiples of ${m} which are more than ${from} but less than ${to} are written in a row. How many numbers are there in the row?`,
      ],
      sum: [
        `Find the sum of all multiples of ${m} that are greater than ${from} and less than ${to}.`,
        `All integers between ${from} and ${to}, both left out, that are divisible by ${m} are added. What is the sum?`,
        `What do all the multiples of ${m} that lie between ${from} and ${to} add up to? (Do not count ${from} and ${to} themselves.)`,
      ],
    } as const
    return {
      question: stories[ask][stem],
      rule: { kind: 'number' },
      hints: [
        `Find the first and the last multiple of ${m} in the given range.`,
        `The multiples form an AP with common difference ${m}.`,
        ask === 'count' ? 'Use $a_n = a + (n - 1)d$ to find $n$.' : 'Find $n$ first; then $S_n = \\frac{n}{2}(a + l)$.',
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
    return ask === 'count'
      ? wrongValues(fraction(n), wrongCounts(draw, n), { as: 'fraction' })
      : wrongValues(fraction(sumOf(a, m, n)), wrongSums(draw, n), { as: 'fraction' })
  },
})

const leftOut = 'The two bounds themselves are left out: look at the first and the last multiple again.'

/** The bounds that are multiples themselves, and so are easily taken in by mistake. */
const multipleBounds = ({ m, from, to }: Draw): readonly number[] => [from, to].filter((bound) => bound % m === 0)

const wrongCounts = (draw: Draw, n: number): readonly WrongValue[] => [
  [
    fraction(n - 1),
    'That is the number of steps from the first multiple to the last. Is it the number of multiples?',
    'count',
  ],
  ...(multipleBounds(draw).length === 0
    ? []
    : ([[fraction(n + multipleBounds(draw).length), leftOut, 'range']] as const)),
  [fraction(lastMultiple(draw), draw.m), `Leave out the multiples that are not greater than ${draw.from}.`, 'range'],
  [fraction(n + 1), 'The quotient is $n - 1$: add 1 to it once only.', 'count'],
]

const wrongSums = (draw: Draw, n: number): readonly WrongValue[] => {
  const total = sumOf(firstMultiple(draw), draw.m, n)
  return [
    [fraction(2 * total), 'The factor is $\\frac{n}{2}$, not $n$.', 'sum'],
    [fraction(total * (n - 1), n), 'One multiple is missing: look again at how $n$ is found.', 'count'],
    ...(multipleBounds(draw).length === 0
      ? []
      : ([[fraction(total + multipleBounds(draw).reduce((sum, bound) => sum + bound, 0)), leftOut, 'range']] as const)),
    [fraction(n), 'That is how many there are. Now find their sum.', 'sum'],
  ]
}

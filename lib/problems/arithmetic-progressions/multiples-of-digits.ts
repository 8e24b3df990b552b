import { multiplesBetween as solution } from '../../solutions/arithmetic-progressions/multiples-between'
import { fraction, lcm } from '../../maths'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'

interface Draw {
  readonly digits: 2 | 3
  /** One divisor, or two whose LCM counts. */
  readonly by: readonly [number] | readonly [number, number]
  readonly ask: 'count' | 'sum'
  readonly stem: 0 | 1 | 2
}

const words = { 2: 'two-digit', 3: 'three-digit' } as const
const pairs = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [2, 7],
  [4, 6],
  [6, 9],
  [6, 10],
  [4, 10],
] as const

const rangeOf = (digits: number) => ({ from: 10 ** (digits - 1), to: 10 ** digits - 1 })

function listOf({ digits, by }: Draw): readonly number[] {
  const { from, to } = rangeOf(digits)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((k) => by.every((m) => k % m === 0))
}

/** E.g. "How many two-digit numbers are divisible by 3?" */
export const multiplesOfDigits = template({
  id: 'ap-multiples-of-so-many-digits',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-count-multiples'],
  marks: 2,
  draw: (random): Draw => {
    const ask = random.pick(['count', 'count', 'sum'] as const)
    const both = random.chance(0.3)
    return {
      digits: ask === 'sum' ? 2 : random.pick([2, 3, 3] as const),
      by: both ? random.pick(pairs) : [random.integer(3, 13)],
      ask,
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ digits, by, ask }) => ({ m: lcm(...by), ...rangeOf(digits), bounds: 'counted' as const, asked: ask }),
  solution,
  ask: ({ digits, by, ask, stem }) => {
    const kind = `${words[digits]} numbers`
    const divisor = by.length === 2 ? `both ${by[0]} and ${by[1]}` : `${by[0]}`
    const stories = {
      count: [
        `How many ${kind} are divisible by ${divisor}?`,
        `Find the number of ${kind} that are divisible by ${divisor}.`,
        `All ${kind} that are divisible by ${divisor} are written down. How many numbers are written?`,
      ],
      sum: [
        `Find the sum of all ${kind} that are divisible by ${divisor}.`,
        `All ${kind} divisible by ${divisor} are added. What is the sum?`,
        `What do all the ${kind} that are divisible by ${divisor} add up to?`,
      ],
    } as const
    return {
      question: stories[ask][stem],
      rule: { kind: 'number' },
      hints: [
        ...(by.length === 2 ? ['A number is divisible by both if it is divisible by their LCM.'] : []),
        `Which is the smallest such number with ${digits} digits, and which the greatest?`,
        ask === 'count'
          ? 'The numbers form an AP: use $a_n = a + (n - 1)d$ to find $n$.'
          : 'The numbers form an AP: find $n$ first, then $S_n = \\frac{n}{2}(a + l)$.',
      ],
      explanation: 'Multiples of a number are equally spaced, so they form an AP.',
    }
  },
  crossCheck: (draw) => {
    const list = listOf(draw)
    return `${draw.ask === 'count' ? list.length : list.reduce((sum, value) => sum + value, 0)}`
  },
  slips: (draw) => {
    const list = listOf(draw)
    const [count, total] = [list.length, list.reduce((sum, value) => sum + value, 0)]
    const below = rangeOf(draw.digits).from - 1
    const m = lcm(...draw.by)
    return wrongValues(
      fraction(draw.ask === 'count' ? count : total),
      draw.ask === 'count'
        ? [
            [
              fraction(count - 1),
              'That is the number of steps from the first multiple to the last. Are there as many multiples?',
              'count',
            ],
            ...(below < m
              ? []
              : ([
                  [
                    fraction(count + Math.floor(below / m)),
                    `Leave out the multiples with fewer than ${draw.digits} digits.`,
                    'range',
                  ],
                ] as const)),
            [fraction(count + 1), 'The quotient is $n - 1$: add 1 to it once only.', 'count'],
          ]
        : [
            [fraction(2 * total), 'The factor is $\\frac{n}{2}$, not $n$.', 'sum'],
            [fraction(total * (count - 1), count), 'One multiple is missing: look again at how $n$ is found.', 'count'],
            [fraction(count), 'That is how many there are. Now find their sum.', 'sum'],
          ],
      { as: 'fraction' },
    )
  },
})

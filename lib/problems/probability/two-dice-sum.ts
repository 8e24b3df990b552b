import { fraction, isPrime, toText } from '../../maths'
import { template } from '../template'
import { chanceRule, chanceSteps, wrongChances } from './chance'

interface SumEvent {
  readonly say: string
  readonly sums: readonly number[]
  readonly holds: (sum: number) => boolean
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const events: readonly SumEvent[] = [
  ...range(4, 10).map((s) => ({ say: `$${s}$`, sums: [s], holds: (sum: number) => sum === s })),
  ...range(8, 10).map((s) => ({ say: `greater than $${s}$`, sums: range(s + 1, 12), holds: (sum: number) => sum > s })),
  ...range(4, 6).map((s) => ({ say: `less than $${s}$`, sums: range(2, s - 1), holds: (sum: number) => sum < s })),
  ...range(8, 10).map((s) => ({ say: `at least $${s}$`, sums: range(s, 12), holds: (sum: number) => sum >= s })),
  ...range(4, 5).map((s) => ({ say: `at most $${s}$`, sums: range(2, s), holds: (sum: number) => sum <= s })),
  { say: 'a prime number', sums: [2, 3, 5, 7, 11], holds: isPrime },
  { say: 'a perfect square', sums: [4, 9], holds: (sum) => Number.isInteger(Math.sqrt(sum)) },
  { say: 'divisible by $3$', sums: [3, 6, 9, 12], holds: (sum) => sum % 3 === 0 },
  { say: 'divisible by $5$', sums: [5, 10], holds: (sum) => sum % 5 === 0 },
  { say: 'a multiple of $4$', sums: [4, 8, 12], holds: (sum) => sum % 4 === 0 },
  { say: 'either $7$ or $11$', sums: [7, 11], holds: (sum) => sum === 7 || sum === 11 },
]

const stems: readonly ((event: string) => string)[] = [
  (event) =>
    `Two dice are thrown at the same time. Find the probability that the sum of the two numbers appearing on the top of the dice is ${event}.`,
  (event) =>
    `A pair of dice, one blue and one grey, is rolled once. What is the probability that the sum of the numbers is ${event}?`,
  (event) => `A die is thrown twice. Find the probability that the sum of the two numbers that come up is ${event}.`,
]

/** A sum s of two dice comes up in 6 − |7 − s| ordered ways. */
const waysOf = (sum: number): number => 6 - Math.abs(7 - sum)
const totalWays = (sums: readonly number[]): number => sums.reduce((total, sum) => total + waysOf(sum), 0)

/** "(2, 6), (3, 5), (4, 4), (5, 3), (6, 2)" */
function pairsTex(sum: number): string {
  const first = Math.max(1, sum - 6)
  return range(first, first + waysOf(sum) - 1)
    .map((a) => `(${a}, ${sum - a})`)
    .join(', ')
}

/** E.g. "Two dice are thrown at the same time. Find the probability that the sum of the two numbers is 8." */
export const twoDiceSum = template({
  id: 'prob-sum-on-two-dice',
  topic: 'probability',
  archetypes: ['prob-two-dice-sum'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({ event: random.pick(events), stem: random.pick(stems) }),
  pose: ({ event: { say, sums }, stem }) => {
    const ways = totalWays(sums)
    return {
      question: stem(say),
      rule: chanceRule(ways, 36),
      hints: [
        'An outcome is an ordered pair: the first number and the second number.',
        'The pairs $(2, 5)$ and $(5, 2)$ are two different outcomes.',
        'List the favourable pairs sum by sum.',
      ],
      steps: [
        'Number of all possible outcomes $= 6 \\times 6 = 36$.',
        ...sums.map(
          (sum) =>
            `Sum $${sum}$: $${pairsTex(sum)}$; ${waysOf(sum) === 1 ? 'one outcome' : `$${waysOf(sum)}$ outcomes`}.`,
        ),
        `Number of favourable outcomes $= ${sums.length === 1 ? '' : `${sums.map(waysOf).join(' + ')} = `}${ways}$.`,
        ...chanceSteps(`getting a sum that is ${say}`, ways, 36),
      ],
      explanation: 'The $36$ ordered pairs are equally likely; the eleven sums $2$ to $12$ are not.',
    }
  },
  crossCheck: ({ event }) => {
    const sums = range(1, 6).flatMap((a) => range(1, 6).map((b) => a + b))
    return toText(fraction(sums.filter(event.holds).length, sums.length))
  },
  slips: ({ event: { sums } }) => {
    const ways = totalWays(sums)
    const unordered = sums.reduce((total, sum) => total + Math.ceil(waysOf(sum) / 2), 0)
    return wrongChances(fraction(ways, 36), [
      [unordered, 36, 'Pairs such as (2, 5) and (5, 2) are two different outcomes.'],
      [unordered, 21, 'Two dice give 36 ordered outcomes, not 21.'],
      [sums.length, 11, 'The sums 2 to 12 are not equally likely: count ordered pairs.'],
      [ways, 12, 'Two dice give 6 × 6 outcomes, not 6 + 6.'],
      [36 - ways, 36, 'That is the probability that the event does not happen.'],
    ])
  },
})

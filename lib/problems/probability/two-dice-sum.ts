import { fraction, isPrime, toText } from '../../maths'
import { earns, template } from '../template'
import { chanceRule, chanceSteps, notHappening, wrongChances, type WrongChance } from './pieces/chance'

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
        earns(0.5, 'Number of all possible outcomes $= 6 \\times 6 = 36$.'),
        ...sums.map(
          (sum) =>
            `Sum $${sum}$: $${pairsTex(sum)}$; ${waysOf(sum) === 1 ? 'one outcome' : `$${waysOf(sum)}$ outcomes`}.`,
        ),
        earns(
          0.5,
          `Number of favourable outcomes $= ${sums.length === 1 ? '' : `${sums.map(waysOf).join(' + ')} = `}${ways}$.`,
        ),
        ...chanceSteps(`getting a sum that is ${say}`, ways, 36),
      ],
      explanation: 'The $36$ ordered pairs are equally likely; the eleven sums $2$ to $12$ are not.',
    }
  },
  crossCheck: ({ event }) => {
    const sums = range(1, 6).flatMap((a) => range(1, 6).map((b) => a + b))
    return toText(fraction(sums.filter(event.holds).length, sums.length))
  },
  slips: ({ event: { say, sums }, stem }) => {
    const twice = stem === stems[2]
    const ways = totalWays(sums)
    const unordered = sums.reduce((total, sum) => total + Math.ceil(waysOf(sum) / 2), 0)
    return wrongChances(fraction(ways, 36), [
      [unordered, 36, 'Pairs such as $(2, 5)$ and $(5, 2)$ are two different outcomes.', sums[0] === 2 ? 3 : 2],
      [unordered, 21, `Count the outcomes of two ${twice ? 'throws' : 'dice'} as ordered pairs.`, 1],
      ...boundMistaken(say, sums),
      [sums.length, 11, 'The sums $2$ to $12$ are not equally likely: count ordered pairs.', 1],
      [
        ways,
        12,
        `Each number of the first ${twice ? 'throw' : 'die'} goes with each of the second${twice ? ' throw' : ''}: multiply, do not add.`,
        1,
      ],
      [36 - ways, 36, notHappening, 2 + sums.length],
    ])
  },
})

/** The bound counted where it is left out, or left out where it counts. */
function boundMistaken(say: string, sums: readonly number[]): readonly WrongChance[] {
  const [first = 0, last = 0] = [sums[0], sums.at(-1)]
  const note = `Read "${say}" again: does the number that it names belong to it?`
  if (say.startsWith('greater')) return [[totalWays([first - 1, ...sums]), 36, note, 2]]
  if (say.startsWith('less')) return [[totalWays([...sums, last + 1]), 36, note, 2]]
  if (say.startsWith('at least')) return [[totalWays(sums.slice(1)), 36, note, 2]]
  return say.startsWith('at most') ? [[totalWays(sums.slice(0, -1)), 36, note, 1 + sums.length]] : []
}

import { sumsFor, twoDiceSum as solution, waysOf } from '../../solutions/probability/two-dice-sum'
import { range } from '../../solutions/probability/pieces/chance'
import type { NumberEvent } from '../../solutions/probability/pieces/number-event'
import { sumText } from '../../solutions/probability/pieces/number-event-words'
import { fraction, isPrime, toText } from '../../maths'
import { template } from '../template'
import { notHappening, wrongChances, type WrongChance } from './pieces/chance'

/** An event, and whether a sum suits it, by another road. */
interface SumEvent {
  readonly event: NumberEvent
  readonly holds: (sum: number) => boolean
}

const each = (
  kind: 'equal to' | 'greater than' | 'less than' | 'at least' | 'at most',
  numbers: readonly number[],
  holds: (sum: number, number: number) => boolean,
): readonly SumEvent[] =>
  numbers.map((number) => ({ event: { kind, number }, holds: (sum: number) => holds(sum, number) }))

const events: readonly SumEvent[] = [
  ...each('equal to', range(4, 10), (sum, s) => sum === s),
  ...each('greater than', range(8, 10), (sum, s) => sum > s),
  ...each('less than', range(4, 6), (sum, s) => sum < s),
  ...each('at least', range(8, 10), (sum, s) => sum >= s),
  ...each('at most', range(4, 5), (sum, s) => sum <= s),
  { event: { kind: 'prime' }, holds: isPrime },
  { event: { kind: 'perfect square' }, holds: (sum) => sum === 4 || sum === 9 },
  { event: { kind: 'divisible by', number: 3 }, holds: (sum) => [3, 6, 9, 12].includes(sum) },
  { event: { kind: 'divisible by', number: 5 }, holds: (sum) => sum === 5 || sum === 10 },
  { event: { kind: 'multiple of', number: 4 }, holds: (sum) => [4, 8, 12].includes(sum) },
  { event: { kind: 'either', numbers: [7, 11] }, holds: (sum) => sum === 7 || sum === 11 },
]

const stems: readonly ((event: string) => string)[] = [
  (event) =>
    `Two dice are thrown at the same time. Find the probability that the sum of the two numbers appearing on the top of the dice is ${event}.`,
  (event) =>
    `A pair of dice, one blue and one grey, is rolled once. What is the probability that the sum of the numbers is ${event}?`,
  (event) => `A die is thrown twice. Find the probability that the sum of the two numbers that come up is ${event}.`,
]

const totalWays = (sums: readonly number[]): number => sums.reduce((total, sum) => total + waysOf(sum), 0)

/** E.g. "Two dice are thrown at the same time. Find the probability that the sum of the two numbers is 8." */
export const twoDiceSum = template({
  id: 'prob-sum-on-two-dice',
  topic: 'probability',
  archetypes: ['prob-two-dice-sum'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({ event: random.pick(events), stem: random.pick(stems) }),
  given: ({ event: { event } }) => event,
  solution,
  ask: ({ event: { event }, stem }) => ({
    question: stem(sumText(event)),
    rule: { kind: 'fraction' },
    hints: [
      'An outcome is an ordered pair: the first number and the second number.',
      'The pairs $(2, 5)$ and $(5, 2)$ are two different outcomes.',
      'List the favourable pairs sum by sum.',
    ],
    explanation: 'The $36$ ordered pairs are equally likely; the eleven sums $2$ to $12$ are not.',
  }),
  crossCheck: ({ event }) => {
    const sums = range(1, 6).flatMap((a) => range(1, 6).map((b) => a + b))
    return toText(fraction(sums.filter(event.holds).length, sums.length))
  },
  slips: ({ event: { event }, stem }) => {
    const sums = sumsFor(event)
    const twice = stem === stems[2]
    const ways = totalWays(sums)
    const unordered = sums.reduce((total, sum) => total + Math.ceil(waysOf(sum) / 2), 0)
    return wrongChances(fraction(ways, 36), [
      [
        unordered,
        36,
        'Pairs such as $(2, 5)$ and $(5, 2)$ are two different outcomes.',
        `sum ${(sums[0] === 2 ? sums[1] : sums[0]) ?? ''}`,
      ],
      [unordered, 21, `Count the outcomes of two ${twice ? 'throws' : 'dice'} as ordered pairs.`, 'outcomes'],
      ...boundMistaken(sumText(event), sums),
      [sums.length, 11, 'The sums $2$ to $12$ are not equally likely: count ordered pairs.', 'outcomes'],
      [
        ways,
        12,
        `Each number of the first ${twice ? 'throw' : 'die'} goes with each of the second${twice ? ' throw' : ''}: multiply, do not add.`,
        'outcomes',
      ],
      [36 - ways, 36, notHappening, 'favourable'],
    ])
  },
})

/** The bound counted where it is left out, or left out where it counts. */
function boundMistaken(say: string, sums: readonly number[]): readonly WrongChance[] {
  const [first = 0, last = 0] = [sums[0], sums.at(-1)]
  const note = `Read "${say}" again: does the number that it names belong to it?`
  if (say.startsWith('greater')) return [[totalWays([first - 1, ...sums]), 36, note, `sum ${first}`]]
  if (say.startsWith('less')) return [[totalWays([...sums, last + 1]), 36, note, `sum ${first}`]]
  if (say.startsWith('at least')) return [[totalWays(sums.slice(1)), 36, note, `sum ${first}`]]
  return say.startsWith('at most') ? [[totalWays(sums.slice(0, -1)), 36, note, `sum ${last}`]] : []
}

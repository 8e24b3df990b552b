import { fraction, toTex, toText } from '../../maths'
import { earns, equals, isValue, line, says, template } from '../template'
import { chanceRule, notHappening, substitution, wrongChances } from './pieces/chance'

type Pair = readonly [number, number]

interface PairEvent {
  readonly say: string
  readonly pairs: readonly Pair[]
  /** The count by reasoning, not by listing. */
  readonly count: number
}

const faces = [1, 2, 3, 4, 5, 6] as const
const allPairs: readonly Pair[] = faces.flatMap((a) => faces.map((b) => [a, b] as const))
const where = (holds: (a: number, b: number) => boolean) => allPairs.filter(([a, b]) => holds(a, b))

/** Ordered factor pairs of n with both factors at most 6. */
const factorPairs = (n: number): number => faces.filter((a) => n % a === 0 && n / a <= 6).length

const event = (say: string, count: number, holds: (a: number, b: number) => boolean): PairEvent => ({
  say,
  count,
  pairs: where(holds),
})

const events: readonly PairEvent[] = [
  ...[4, 6, 8, 9, 10, 12, 15, 18, 20, 24].map((n) =>
    event(`the product of the two numbers is $${n}$`, factorPairs(n), (a, b) => a * b === n),
  ),
  ...[1, 2, 3, 4].map((d) =>
    event(`the difference of the two numbers is $${d}$`, 2 * (6 - d), (a, b) => Math.abs(a - b) === d),
  ),
  event('the two numbers are the same (a doublet)', 6, (a, b) => a === b),
  event('the two numbers are different', 30, (a, b) => a !== b),
  event('a doublet of prime numbers comes up', 3, (a, b) => a === b && [2, 3, 5].includes(a)),
  event('a doublet of even numbers comes up', 3, (a, b) => a === b && a % 2 === 0),
  event('$5$ comes up at least once', 11, (a, b) => a === 5 || b === 5),
  event('$5$ does not come up at all', 25, (a, b) => a !== 5 && b !== 5),
  event('both numbers are odd', 9, (a, b) => a % 2 === 1 && b % 2 === 1),
  event('both numbers are prime', 9, (a, b) => [2, 3, 5].includes(a) && [2, 3, 5].includes(b)),
  event('both numbers are greater than $3$', 9, (a, b) => a > 3 && b > 3),
  event('the first number is greater than the second', 15, (a, b) => a > b),
]

const stems: readonly ((event: string) => string)[] = [
  (event) => `A die is thrown twice. Find the probability that ${event}.`,
  (event) =>
    `Two dice, the first one blue and the second one grey, are rolled together. What is the probability that ${event}?`,
  (event) => `In a board game Tenzin throws a red die and then a white die. Find the probability that ${event}.`,
]

/** E.g. "A die is thrown twice. Find the probability that the product of the two numbers is 12." */
export const twoDiceOther = template({
  id: 'prob-product-difference-doublet',
  topic: 'probability',
  archetypes: ['prob-two-dice-other'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({ event: random.pick(events), stem: random.pick(stems) }),
  pose: ({ event: { say, pairs, count }, stem }) => ({
    question: stem(say),
    rule: chanceRule(pairs.length, 36),
    hints: [
      'Write every outcome as an ordered pair: first number, second number.',
      count > 18
        ? 'It is quicker to count the outcomes that are not favourable.'
        : 'Go through the first numbers 1 to 6 in order, so that no pair is missed.',
      'Pairs such as $(2, 3)$ and $(3, 2)$ are different outcomes.',
    ],
    steps: [
      earns(0.5, says`${equals('Number of all possible outcomes', '6 \\times 6', '36')}.`, 'outcomes'),
      line(
        'listed',
        count > 18
          ? `The outcomes that are not favourable are $${listOf(unfavourable(pairs))}$.`
          : `Favourable outcomes: $${listOf(pairs)}$.`,
      ),
      earns(
        0.5,
        count > 18
          ? `So the number of favourable outcomes is $36 - ${36 - count} = ${count}$.`
          : `So the number of favourable outcomes is $${count}$.`,
        'favourable',
      ),
      ...substitution(0.5, count, 36),
      earns(0.5, says`Hence, ${isValue(`the probability that ${say}`, toTex(fraction(count, 36)))}.`),
    ],
    explanation: 'All $36$ ordered pairs are equally likely, so the share of favourable pairs is the probability.',
  }),
  crossCheck: ({ event: { count } }) => toText(fraction(count, 36)),
  slips: ({ event: { pairs } }) => {
    const unordered = pairs.filter(([a, b]) => a <= b || !pairs.some(([c, d]) => c === b && d === a)).length
    return wrongChances(fraction(pairs.length, 36), [
      [unordered, 36, 'Pairs such as $(2, 3)$ and $(3, 2)$ are two different outcomes.', 'listed'],
      [unordered, 21, 'Count the outcomes of two dice as ordered pairs.', 'outcomes'],
      [36 - pairs.length, 36, notHappening, 'favourable'],
      [
        pairs.length,
        12,
        'Each number of the first die goes with each of the second: multiply, do not add.',
        'outcomes',
      ],
    ])
  },
})

const unfavourable = (pairs: readonly Pair[]): readonly Pair[] =>
  allPairs.filter(([a, b]) => !pairs.some(([c, d]) => a === c && b === d))

const listOf = (pairs: readonly Pair[]): string => pairs.map(([a, b]) => `(${a}, ${b})`).join(', ')

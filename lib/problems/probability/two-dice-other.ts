import { fraction, toText } from '../../maths'
import { pairText, type PairEvent } from '../../solutions/probability/pieces/pair-event'
import { pairsFor, twoDicePairs as solution } from '../../solutions/probability/two-dice-pairs'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

interface Counted {
  readonly event: PairEvent
  /** The count by reasoning, not by listing. */
  readonly count: number
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** Ordered factor pairs of n with both factors at most 6. */
const factorPairs = (n: number): number => faces.filter((a) => n % a === 0 && n / a <= 6).length

const product = (number: number): PairEvent => ({ kind: 'product', of: { kind: 'equal to', number } })
const difference = (number: number): PairEvent => ({ kind: 'difference', of: { kind: 'equal to', number } })

const events: readonly Counted[] = [
  ...[4, 6, 8, 9, 10, 12, 15, 18, 20, 24].map((n) => ({ event: product(n), count: factorPairs(n) })),
  ...[1, 2, 3, 4].map((d) => ({ event: difference(d), count: 2 * (6 - d) })),
  { event: { kind: 'same' }, count: 6 },
  { event: { kind: 'different' }, count: 30 },
  { event: { kind: 'doublet', of: { kind: 'prime' } }, count: 3 },
  { event: { kind: 'doublet', of: { kind: 'even' } }, count: 3 },
  { event: { kind: 'once', number: 5 }, count: 11 },
  { event: { kind: 'never', number: 5 }, count: 25 },
  { event: { kind: 'both', of: { kind: 'odd' } }, count: 9 },
  { event: { kind: 'both', of: { kind: 'prime' } }, count: 9 },
  { event: { kind: 'both', of: { kind: 'greater than', number: 3 } }, count: 9 },
  { event: { kind: 'first greater' }, count: 15 },
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
  given: ({ event: { event } }) => event,
  solution,
  ask: ({ event: { event, count }, stem }) => ({
    question: stem(pairText(event)),
    rule: { kind: 'fraction' },
    hints: [
      'Write every outcome as an ordered pair: first number, second number.',
      count > 18
        ? 'It is quicker to count the outcomes that are not favourable.'
        : 'Go through the first numbers 1 to 6 in order, so that no pair is missed.',
      'Pairs such as $(2, 3)$ and $(3, 2)$ are different outcomes.',
    ],
    explanation: 'All $36$ ordered pairs are equally likely, so the share of favourable pairs is the probability.',
  }),
  crossCheck: ({ event: { count } }) => toText(fraction(count, 36)),
  slips: ({ event: { event } }) => {
    const pairs = pairsFor(event)
    const unordered = pairs.filter(([a, b]) => a <= b || !pairs.some(([c, d]) => c === b && d === a)).length
    return wrongChances(fraction(pairs.length, 36), [
      ...(unordered === pairs.length
        ? []
        : ([[unordered, 36, 'Pairs such as $(2, 3)$ and $(3, 2)$ are two different outcomes.', 'listed']] as const)),
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

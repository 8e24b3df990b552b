import { eventParts, eventSlips, type EventPart } from './pieces/events-in-parts'
import { notHappening } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { template } from '../template'

interface Event {
  /** After "the probability that". */
  readonly say: string
  readonly holds: (a: number, b: number) => boolean
}

const faces = [1, 2, 3, 4, 5, 6] as const
const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const))

/** Of the sum, of the product, of both numbers: one of each is asked. */
const kinds: readonly (readonly Event[])[] = [
  [
    { say: 'the sum of the numbers is a prime number', holds: (a, b) => [2, 3, 5, 7, 11].includes(a + b) },
    { say: 'the sum of the numbers is a multiple of $6$', holds: (a, b) => (a + b) % 6 === 0 },
    { say: 'the sum of the numbers is a multiple of $4$', holds: (a, b) => (a + b) % 4 === 0 },
    { say: 'the sum of the numbers is a multiple of $5$', holds: (a, b) => (a + b) % 5 === 0 },
    { say: 'the sum of the numbers is a perfect square', holds: (a, b) => [4, 9].includes(a + b) },
    { say: 'the sum of the numbers is at least $9$', holds: (a, b) => a + b >= 9 },
    { say: 'the sum of the numbers is at most $5$', holds: (a, b) => a + b <= 5 },
  ],
  [
    { say: 'the product of the numbers is a perfect square', holds: (a, b) => Number.isInteger(Math.sqrt(a * b)) },
    { say: 'the product of the numbers is odd', holds: (a, b) => (a * b) % 2 === 1 },
    { say: 'the product of the numbers is a multiple of $5$', holds: (a, b) => (a * b) % 5 === 0 },
    { say: 'the product of the numbers is less than $6$', holds: (a, b) => a * b < 6 },
    { say: 'the product of the numbers is greater than $18$', holds: (a, b) => a * b > 18 },
    { say: 'the product of the numbers is a prime number', holds: (a, b) => [2, 3, 5].includes(a * b) },
  ],
  [
    { say: 'one of the numbers is twice the other', holds: (a, b) => a === 2 * b || b === 2 * a },
    { say: 'the first number is greater than the second', holds: (a, b) => a > b },
    { say: 'the numbers differ by more than $3$', holds: (a, b) => Math.abs(a - b) > 3 },
    { say: 'the numbers differ by less than $2$', holds: (a, b) => Math.abs(a - b) < 2 },
    { say: 'at least one of the numbers is $6$', holds: (a, b) => a === 6 || b === 6 },
    { say: 'neither of the numbers is greater than $3$', holds: (a, b) => a <= 3 && b <= 3 },
  ],
]

const stems = [
  'Two dice, one red and one green, are thrown at the same time; the number on the red die is called the first.',
  'A die is thrown twice, and both numbers are written down in their order.',
  'In a game Tashi rolls a large die and then a small one; the number on the large die is the first.',
] as const

function partOf({ say, holds }: Event): EventPart {
  const good = pairs.filter(([a, b]) => holds(a, b))
  const unordered = good.filter(([a, b]) => a <= b).length
  const isSymmetric = good.every(([a, b]) => holds(b, a))
  return {
    ask: `Find the probability that ${say}.`,
    event: `that ${say}`,
    good: good.length,
    total: 36,
    counted: `Of the $6 \\times 6 = 36$ equally likely outcomes $${good.length}$ are favourable: $${good.map(([a, b]) => `(${a}, ${b})`).join(', ')}$.`,
    wrong: [
      [36 - good.length, 36, notHappening],
      ...(isSymmetric
        ? ([
            [unordered, 36, 'Outcomes such as (1, 2) and (2, 1) are different: count both.'],
            [unordered, 21, 'The 21 unordered pairs are not equally likely: take the 36 ordered ones.'],
          ] as const)
        : ([[good.length + 6, 36, 'Are the six doublets favourable? Read the event again.']] as const)),
    ],
  }
}

/** E.g. "Two dice are thrown. Find the probability that (i) the sum is prime (ii) the product is a perfect square (iii) ..." */
export const threeEventsOfTwoDice = template({
  id: 'prob-three-events-of-two-dice',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-two-dice-other', 'prob-two-dice-sum'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    events: random.shuffle(kinds).map((kind) => random.pick(kind)),
    stem: random.pick(stems),
  }),
  pose: ({ events, stem }) => ({
    question: stem,
    parts: eventParts(events.map(partOf)),
    hints: [
      'Write every outcome as an ordered pair, and go through the first numbers 1 to 6 in order.',
      'Pairs such as $(2, 3)$ and $(3, 2)$ are different outcomes.',
    ],
    explanation:
      'The 36 ordered pairs are equally likely, so each event is counted among them; its favourable pairs are found by going through the first number.',
  }),
  // a table of six rows, counted row by row
  crossCheck: ({ events }) =>
    events.map(({ holds }) => {
      let count = 0
      for (let row = 1; row <= 6; row++) for (let column = 1; column <= 6; column++) if (holds(row, column)) count++
      return toText(fraction(count, 36))
    }),
  slips: ({ events }) => eventSlips(events.map(partOf)),
})

import { facesFor, oneDie as solution } from '../../solutions/probability/one-die'
import type { NumberEvent } from '../../solutions/probability/pieces/number-event'
import { numberText } from '../../solutions/probability/pieces/number-event-words'
import { fraction, toText } from '../../maths'
import { template } from '../template'
import { notHappening, wrongChances, type WrongChance } from './pieces/chance'

/** An event, and the faces that suit it, picked by hand. */
interface DieEvent {
  readonly event: NumberEvent
  readonly faces: readonly number[]
}

const events: readonly DieEvent[] = [
  { event: { kind: 'prime' }, faces: [2, 3, 5] },
  { event: { kind: 'odd' }, faces: [1, 3, 5] },
  { event: { kind: 'even' }, faces: [2, 4, 6] },
  { event: { kind: 'composite' }, faces: [4, 6] },
  { event: { kind: 'perfect square' }, faces: [1, 4] },
  { event: { kind: 'multiple of', number: 3 }, faces: [3, 6] },
  { event: { kind: 'factor of', number: 6 }, faces: [1, 2, 3, 6] },
  { event: { kind: 'factor of', number: 4 }, faces: [1, 2, 4] },
  { event: { kind: 'even prime' }, faces: [2] },
  { event: { kind: 'odd prime' }, faces: [3, 5] },
  { event: { kind: 'between', from: 2, to: 6 }, faces: [3, 4, 5] },
  { event: { kind: 'between', from: 1, to: 6 }, faces: [2, 3, 4, 5] },
  { event: { kind: 'greater than', number: 2 }, faces: [3, 4, 5, 6] },
  { event: { kind: 'greater than', number: 4 }, faces: [5, 6] },
  { event: { kind: 'less than', number: 3 }, faces: [1, 2] },
  { event: { kind: 'less than', number: 6 }, faces: [1, 2, 3, 4, 5] },
  { event: { kind: 'not less than', number: 5 }, faces: [5, 6] },
  { event: { kind: 'not greater than', number: 4 }, faces: [1, 2, 3, 4] },
]

const stems: readonly ((event: string) => string)[] = [
  (event) => `A die is thrown once. Find the probability of getting ${event}.`,
  (event) => `In a game of Ludo, Farhan rolls a fair die once. What is the probability that he gets ${event}?`,
  (event) => `An unbiased die is rolled once. Find the probability that ${event} comes up.`,
]

/** E.g. "A die is thrown once. Find the probability of getting a prime number." */
export const oneDie = template({
  id: 'prob-die-thrown-once',
  topic: 'probability',
  archetypes: ['prob-one-die'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({ event: random.pick(events), stem: random.pick(stems) }),
  given: ({ event }) => event.event,
  solution,
  ask: ({ event: { event }, stem }) => ({
    question: stem(numberText(event)),
    rule: { kind: 'fraction' },
    hints: [
      'A die has six faces, and each is equally likely to come up.',
      'List the numbers on the die that suit the event, then divide their count by the count of all outcomes.',
    ],
    explanation: `Each face is equally likely, so only the number of favourable faces matters.${/prime|composite/.test(event.kind) ? ' Note that $1$ is neither prime nor composite.' : ''}`,
  }),
  crossCheck: ({ event: { faces } }) => toText(fraction(faces.length, 6)),
  slips: ({ event: { event } }) => {
    const count = facesFor(event).length
    return wrongChances(fraction(count, 6), [
      ...miscount(numberText(event), count),
      [1, 6, 'Test the faces from $1$ to $6$ one by one: is only one of them favourable?', 'favourable'],
      [6 - count, 6, notHappening, 'favourable'],
      [count, 6 - count, 'Divide by the number of all outcomes, not of the unfavourable ones.', 'substituted'],
      [1, count, 'The number of favourable outcomes stands above the line. What stands below it?', 'substituted'],
    ])
  },
})

/** The typical miscount of such an event. */
function miscount(say: string, count: number): readonly WrongChance[] {
  const named = 'Read the event again: does it take in the number that it names?'
  if (say.includes('prime'))
    return [[count + 1, 6, 'Test each face again. Remember that $1$ is not a prime number.', 'favourable']]
  if (say.includes('composite')) return [[count + 1, 6, 'The number $1$ is neither prime nor composite.', 'favourable']]
  if (say.includes('between'))
    return [[count + 2, 6, 'The two numbers named are not between themselves.', 'favourable']]
  if (say.includes('not ')) return [[count - 1, 6, named, 'favourable']]
  if (/greater|less/.test(say)) return [[count + 1, 6, named, 'favourable']]
  if (say.includes('factor'))
    return [[count - 1, 6, 'Among the factors of a number are $1$ and the number itself.', 'favourable']]
  return []
}

import { fraction, toText } from '../../maths'
import { template } from '../template'
import { chanceRule, notHappening, oneMarkChance, wrongChances, type WrongChance } from './pieces/chance'

interface DieEvent {
  readonly say: string
  readonly faces: readonly number[]
  readonly holds: (face: number) => boolean
}

const events: readonly DieEvent[] = [
  { say: 'a prime number', faces: [2, 3, 5], holds: (n) => [2, 3, 5, 7].includes(n) },
  { say: 'an odd number', faces: [1, 3, 5], holds: (n) => n % 2 === 1 },
  { say: 'an even number', faces: [2, 4, 6], holds: (n) => n % 2 === 0 },
  { say: 'a composite number', faces: [4, 6], holds: (n) => n > 3 && n !== 5 },
  { say: 'a perfect square', faces: [1, 4], holds: (n) => Number.isInteger(Math.sqrt(n)) },
  { say: 'a multiple of $3$', faces: [3, 6], holds: (n) => n % 3 === 0 },
  { say: 'a factor of $6$', faces: [1, 2, 3, 6], holds: (n) => 6 % n === 0 },
  { say: 'a factor of $4$', faces: [1, 2, 4], holds: (n) => 4 % n === 0 },
  { say: 'an even prime number', faces: [2], holds: (n) => n === 2 },
  { say: 'an odd prime number', faces: [3, 5], holds: (n) => n === 3 || n === 5 },
  { say: 'a number lying between $2$ and $6$', faces: [3, 4, 5], holds: (n) => n > 2 && n < 6 },
  { say: 'a number lying between $1$ and $6$', faces: [2, 3, 4, 5], holds: (n) => n > 1 && n < 6 },
  { say: 'a number greater than $2$', faces: [3, 4, 5, 6], holds: (n) => n > 2 },
  { say: 'a number greater than $4$', faces: [5, 6], holds: (n) => n > 4 },
  { say: 'a number less than $3$', faces: [1, 2], holds: (n) => n < 3 },
  { say: 'a number less than $6$', faces: [1, 2, 3, 4, 5], holds: (n) => n < 6 },
  { say: 'a number not less than $5$', faces: [5, 6], holds: (n) => !(n < 5) },
  { say: 'a number not greater than $4$', faces: [1, 2, 3, 4], holds: (n) => !(n > 4) },
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
  pose: ({ event: { say, faces }, stem }) => ({
    question: stem(say),
    rule: chanceRule(faces.length, 6),
    hints: [
      'A die has six faces, and each is equally likely to come up.',
      'List the numbers on the die that suit the event, then divide their count by the count of all outcomes.',
    ],
    steps: [
      'All possible outcomes: $1, 2, 3, 4, 5, 6$, so there are $6$ of them.',
      faces.length === 1
        ? `Favourable outcome: only $${faces.join(', ')}$.`
        : `Favourable outcomes: $${faces.join(', ')}$, so there are $${faces.length}$ of them.`,
      ...oneMarkChance(`getting ${say}`, faces.length, 6),
    ],
    explanation: `Each face is equally likely, so only the number of favourable faces matters.${/prime|composite/.test(say) ? ' Note that $1$ is neither prime nor composite.' : ''}`,
  }),
  crossCheck: ({ event }) => toText(fraction([1, 2, 3, 4, 5, 6].filter(event.holds).length, 6)),
  slips: ({ event: { say, faces } }) =>
    wrongChances(fraction(faces.length, 6), [
      ...miscount(say, faces.length),
      [1, 6, 'Test the faces from $1$ to $6$ one by one: is only one of them favourable?', 2],
      [6 - faces.length, 6, notHappening, 2],
      [faces.length, 6 - faces.length, 'Divide by the number of all outcomes, not of the unfavourable ones.', 4],
      [1, faces.length, 'The number of favourable outcomes stands above the line. What stands below it?', 4],
    ]),
})

/** The typical miscount of such an event. */
function miscount(say: string, count: number): readonly WrongChance[] {
  const named = 'Read the event again: does it take in the number that it names?'
  if (say.includes('prime'))
    return [[count + 1, 6, 'Test each face again. Remember that $1$ is not a prime number.', 2]]
  if (say.includes('composite')) return [[count + 1, 6, 'The number $1$ is neither prime nor composite.', 2]]
  if (say.includes('between')) return [[count + 2, 6, 'The two numbers named are not between themselves.', 2]]
  if (say.includes('not ')) return [[count - 1, 6, named, 2]]
  if (/greater|less/.test(say)) return [[count + 1, 6, named, 2]]
  if (say.includes('factor')) return [[count - 1, 6, 'Among the factors of a number are $1$ and the number itself.', 2]]
  return []
}

import { earns, isValue, line, says, template } from '../template'

interface Fact {
  /** The sentence with the blank; k is a number to put in. */
  readonly text: (k: number) => string
  readonly value: 0 | 1
  readonly why: (k: number) => string
  /** The value again, by counting, where there is something to count. */
  readonly count?: (k: number) => readonly [favourable: number, total: number]
}

const blank = '_____'

const facts: readonly Fact[] = [
  {
    text: () => `Probability of an event $E$ + probability of the event "not $E$" = ${blank}.`,
    value: 1,
    why: () => 'The events $E$ and "not $E$" are complementary: exactly one of them happens.',
  },
  {
    text: () => `The probability of an event that cannot happen is ${blank}.`,
    value: 0,
    why: () => 'Such an event is an impossible event: it has no favourable outcome.',
  },
  {
    text: () => `The probability of an event that is certain to happen is ${blank}.`,
    value: 1,
    why: () => 'Such an event is a sure event: every outcome is favourable.',
  },
  {
    text: () => `The sum of the probabilities of all the elementary events of an experiment is ${blank}.`,
    value: 1,
    why: () => 'Each outcome belongs to just one elementary event, and one of them must happen.',
  },
  {
    text: (k) => `When a die is thrown once, the probability of getting a number less than $${k + 6}$ is ${blank}.`,
    value: 1,
    why: (k) => `All the six numbers $1$ to $6$ are less than $${k + 6}$: it is a sure event.`,
    count: (k) => [[1, 2, 3, 4, 5, 6].filter((face) => face < k + 6).length, 6],
  },
  {
    text: (k) => `When a die is thrown once, the probability of getting the number $${k + 6}$ is ${blank}.`,
    value: 0,
    why: (k) => `No face of a die has the number $${k + 6}$: it is an impossible event.`,
    count: (k) => [[1, 2, 3, 4, 5, 6].filter((face) => face === k + 6).length, 6],
  },
  {
    text: (k) =>
      `A bag holds $${k + 2}$ lemon-flavoured sweets and no others. Malini takes out one sweet. The probability that it is orange-flavoured is ${blank}.`,
    value: 0,
    why: () => 'There is no orange-flavoured sweet in the bag: it is an impossible event.',
    count: (k) => [Array.from({ length: k + 2 }, () => 'lemon').filter((each) => each === 'orange').length, k + 2],
  },
  {
    text: (k) =>
      `A box holds $${k + 3}$ red balls and no others. One ball is drawn at random. The probability that it is red is ${blank}.`,
    value: 1,
    why: () => 'Every ball in the box is red: it is a sure event.',
    count: (k) => [Array.from({ length: k + 3 }, () => 'red').filter((each) => each === 'red').length, k + 3],
  },
  {
    text: (k) =>
      `Two dice are thrown together. The probability that the sum of the two numbers is $${k + 12}$ is ${blank}.`,
    value: 0,
    why: (k) => `The greatest sum is $12$, so the sum $${k + 12}$ is impossible.`,
    count: (k) => [pairs().filter(([a, b]) => a + b === k + 12).length, 36],
  },
  {
    text: (k) =>
      `Two dice are thrown together. The probability that the sum of the two numbers is less than $${k + 12}$ is ${blank}.`,
    value: 1,
    why: (k) => `Every sum is at most $12$, so it is certain to be less than $${k + 12}$.`,
    count: (k) => [pairs().filter(([a, b]) => a + b < k + 12).length, 36],
  },
]

const pairs = (): readonly (readonly [number, number])[] =>
  [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const))

/** E.g. "Fill in the blank: The probability of an event that is certain to happen is _____." */
export const sureOrImpossible = template({
  id: 'prob-fill-in-fact',
  topic: 'probability',
  archetypes: ['prob-valid-value'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    fact: random.pick(facts),
    k: random.integer(1, 9),
    lead: random.pick(['Fill in the blank with a number.', 'Complete the statement with a number.']),
  }),
  pose: ({ fact: { text, value, why, count }, k, lead }) => ({
    question: `${lead} ${text(k)}`,
    rule: { kind: 'number', expected: `${value}` },
    hints: count
      ? ['How many outcomes are favourable to the event?', 'Is the event sure, impossible, or neither?']
      : [
          'Think of an experiment with a few outcomes: how many of them are favourable here?',
          'Is the event sure, impossible, or are all the parts of a whole taken together?',
        ],
    steps: [
      line(
        'formula',
        'Probability of an event $= \\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}$',
      ),
      line('why', why(k)),
      earns(1, says`Hence, ${isValue('the number for the blank', `${value}`)}.`),
    ],
    explanation: 'A probability lies from $0$ to $1$: it is $0$ for an impossible event and $1$ for a sure event.',
  }),
  crossCheck: ({ fact: { value, count }, k }) => {
    if (!count) return value === 1 ? '100%' : '0.00'
    const [good, total] = count(k)
    return `${good / total}`
  },
  slips: ({ fact: { value } }) => [
    {
      response: `${1 - value}`,
      note: 'Is the event sure to happen, or can it not happen? Read it again.',
      step: 'why',
    },
    { response: '1/2', note: 'It is not a matter of even chances: count the favourable outcomes.', step: 'why' },
    { response: '100', note: 'A probability is never more than $1$.', step: 'formula' },
  ],
})

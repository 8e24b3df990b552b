import { fraction, one, subtract, toDecimal } from '../../maths'
import { earns, template } from '../template'
import { wrongValues } from '../wrong-values'

interface Story {
  readonly tell: (p: string) => string
  /** After "the probability": what is asked. */
  readonly asked: string
  /** The probability told lies in this range, in thousandths. */
  readonly range: readonly [number, number]
  readonly step: number
}

const usual = { range: [2, 48], step: 20 } as const

const stories: readonly Story[] = [
  {
    tell: (p) => `If $P(E) = ${p}$, what is the probability of "not $E$"?`,
    asked: 'of "not $E$"',
    range: [3, 97],
    step: 10,
  },
  {
    tell: (p) =>
      `The probability that it will rain in Kochi tomorrow is $${p}$. What is the probability that it will not rain?`,
    asked: 'that it will not rain',
    ...usual,
  },
  {
    tell: (p) =>
      `Sangeeta and Reshma play a tennis match. The probability of Sangeeta winning the match is $${p}$. What is the probability of Reshma winning the match?`,
    asked: 'of Reshma winning the match',
    ...usual,
  },
  {
    tell: (p) =>
      `In a group of students, the probability of $2$ students not having the same birthday is $${p}$. What is the probability that the $2$ students have the same birthday?`,
    asked: 'that the two students have the same birthday',
    range: [450, 485],
    step: 2,
  },
  {
    tell: (p) =>
      `The probability that a bus reaches the school late is $${p}$. Find the probability that it is not late.`,
    asked: 'that the bus is not late',
    ...usual,
  },
]

const decimal = (thousandths: number) => toDecimal(fraction(thousandths, 1000))

/** E.g. "If P(E) = 0.05, what is the probability of 'not E'?" */
export const complement = template({
  id: 'prob-of-not-happening',
  topic: 'probability',
  archetypes: ['prob-complement'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const story = random.pick(stories)
    const [least, greatest] = story.range
    return random.until(
      (r) => ({ story, thousandths: story.step * r.integer(least, greatest) }),
      ({ thousandths }) => Math.abs(thousandths - 500) > 15,
    )
  },
  pose: ({ story, thousandths }) => {
    const told = decimal(thousandths)
    const key = decimal(1000 - thousandths)
    return {
      question: story.tell(told),
      rule: { kind: 'number', expected: key },
      hints: [
        'The two events are complementary: exactly one of them must happen.',
        'The probabilities of an event and of its complement add up to $1$.',
      ],
      steps: [
        story.asked.startsWith('of "not')
          ? `Given: $P(E) = ${told}$.`
          : `Let $E$ be the event whose probability is given: $P(E) = ${told}$. The other event is "not $E$".`,
        'The two events are complementary, so $P(E) + P(\\text{not } E) = 1$.',
        earns(1, `Therefore $P(\\text{not } E) = 1 - P(E) = 1 - ${told} = ${key}$.`),
        `Hence, the probability ${story.asked} is $${key}$.`,
      ],
      explanation:
        'Either the event happens or it does not; the two together are certain, and a certain event has probability $1$.',
    }
  },
  crossCheck: ({ thousandths }) => ((1000 - thousandths) / 1000).toFixed(3),
  slips: ({ thousandths }) =>
    wrongValues(subtract(one, fraction(thousandths, 1000)), [
      [fraction(thousandths, 1000), 'That is the probability which was given; the other event is asked.', 1],
      [fraction(100000 - thousandths, 1000), 'Subtract from 1, not from 100: a probability is never more than 1.', 2],
      [fraction(1000 + thousandths, 1000), 'The two probabilities add up to 1; can one of them be more than 1?', 3],
      ...(thousandths % 100 === 0
        ? []
        : [[fraction(1100 - thousandths, 1000), 'Check the subtraction from 1: mind the borrowing.', 3] as const]),
    ]),
})

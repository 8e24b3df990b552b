import { bookFacts, type BookFact } from '../pieces/book-fact'

const inBounds = 'The favourable outcomes are some of all outcomes: none at the least, all at the most.'

const facts = {
  bounds: {
    why: [inBounds, 'So $0 \\le P(A) \\le 1$ for every event $A$.'],
    key: '0 ≤ P(A) ≤ 1',
  },
  'least and greatest': {
    why: [inBounds, 'So the probability of an event is at least $0$ and at most $1$.'],
    key: '0, 1',
  },
  percentage: {
    why: [
      inBounds,
      'So a probability lies from $0\\%$ to $100\\%$: it is never less than $0$ and never more than $100$.',
    ],
    key: 'less than 0 or more than 100',
  },
  'complement of p': {
    why: [
      'An event and its complement: exactly one of them happens, so the sum of their probabilities is $1$.',
      'Hence, the probability of the complementary event is $1 - p$.',
    ],
    key: '1 - p',
  },
  'complement, called': {
    why: [
      'Exactly one of $E$ and "not $E$" happens: they are complementary events, and $P(E) + P(\\text{not } E) = 1$.',
    ],
    key: 'complementary events',
  },
  impossible: {
    why: ['No outcome is favourable to it: its probability is $0$, and it is called an impossible event.'],
    key: '0, impossible event',
  },
  sure: {
    why: ['Every outcome is favourable to it: its probability is $1$, and it is called a sure (certain) event.'],
    key: '1, sure event',
  },
  unlikely: {
    why: [
      'The less likely an event is, the closer its probability is to $0$.',
      'The smallest of the numbers is closest to $0$.',
    ],
    key: 'the smallest',
  },
  'fair toss': {
    why: [
      'A fair coin has the outcomes head and tail, and neither has a greater chance than the other.',
      'Hence, the result of a toss cannot be told before, and each team has the same chance, $\\frac{1}{2}$.',
    ],
    key: 'head and tail are equally likely',
  },
} as const satisfies Readonly<Record<string, BookFact>>

export type ChanceFact = keyof typeof facts

/** E.g. "The probability of an event is p. What is the probability of its complementary event?" */
export const chanceFacts = bookFacts<ChanceFact>('chance-facts', 'prob-valid-value', facts)

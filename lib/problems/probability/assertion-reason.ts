import { fraction } from '../../maths'
import { assertionTemplate, type AssertionFamily } from '../kinds-of-question/assertion-family'
import { furtherFamilies, workedOut } from './pieces/assertion-families'
import { chanceTex, listed } from './pieces/chance'

const greaterFaces = (k: number): readonly number[] => [1, 2, 3, 4, 5, 6].filter((face) => face > k)

const families: readonly AssertionFamily[] = [
  ...furtherFamilies,
  ...workedOut(
    {
      assertion: (value, k) =>
        `If the probability of winning a game is $\\frac{${2 * k + 1}}{16}$, then the probability of losing it is $${value}$. (The game cannot be drawn.)`,
      right: (k) => fraction(15 - 2 * k, 16),
      again: (k) => fraction(Array.from({ length: 16 }, (_, i) => i).filter((i) => i > 2 * k).length, 16),
      mistaken: (k) => fraction(2 * k + 1, 16),
      k: [0, 4],
      explains: 'For any event $E$, $P(E) + P(\\text{not } E) = 1$.',
      unrelated: 'The probability of an impossible event is $0$.',
      untrue: 'The probability of an event can be greater than $1$.',
    },
    (k) =>
      `Winning and losing are complementary events, so $P(\\text{losing}) = 1 - \\frac{${2 * k + 1}}{16} = ${chanceTex(15 - 2 * k, 16)}$.`,
  ),
  ...workedOut(
    {
      assertion: (value, k) =>
        `When a die is thrown once, the probability of getting a number greater than $${k}$ is $${value}$.`,
      right: (k) => fraction(6 - k, 6),
      again: (k) => fraction([1, 2, 3, 4, 5, 6].filter((face) => face > k).length, 6),
      mistaken: (k) => fraction(7 - k, 6),
      k: [2, 5],
      explains:
        'When the outcomes are equally likely, the probability of an event is the number of favourable outcomes divided by the number of all possible outcomes.',
      unrelated: 'The probability of getting a number less than $7$ on a die is $1$.',
      untrue: 'The six outcomes of throwing a fair die are not equally likely.',
    },
    (k) =>
      `${k === 5 ? 'The only number greater than $5$ is $6$' : `The numbers greater than $${k}$ are ${listed(greaterFaces(k).map((face) => `$${face}$`))}`}, so the probability is $${chanceTex(6 - k, 6)}$.`,
  ),
  ...workedOut(
    {
      assertion: (value, k) =>
        `A bag holds $${k + 1}$ red balls and $${k + 3}$ blue balls, alike except for colour. The probability of drawing a red ball is $${value}$.`,
      right: (k) => fraction(k + 1, 2 * k + 4),
      again: (k) => {
        const bag = `${'R'.repeat(k + 1)}${'B'.repeat(k + 3)}`
        return fraction(bag.split('R').length - 1, bag.length)
      },
      mistaken: (k) => fraction(k + 1, k + 3),
      k: [1, 9],
      explains:
        'When a ball is drawn at random, the probability of a colour is the number of balls of that colour divided by the number of all balls.',
      unrelated: 'The probability of a sure event is $1$.',
      untrue: 'When a bag holds balls of two colours, each colour always has the probability $\\frac{1}{2}$.',
    },
    (k) =>
      `There are $${k + 1} + ${k + 3} = ${2 * k + 4}$ balls in all, and $${k + 1}$ of them are red, so the probability is $${chanceTex(k + 1, 2 * k + 4)}$.`,
  ),
]

/** E.g. "Assertion (A): If the probability of winning a game is 3/16, then ... Reason (R): P(E) + P(not E) = 1." */
export const assertionReason = assertionTemplate(
  {
    id: 'prob-assertion-and-reason',
    topic: 'probability',
    archetypes: ['prob-assertion-reason'],
    difficulty: 'easy',
  },
  families,
  { version: 6, besides: true },
)

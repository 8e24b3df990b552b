import {
  answerText,
  digitConclusion,
  divisorsOf,
  endsWith,
  linesToDigit,
  type Divisors,
} from '../../solutions/real-numbers/last-digit'
import { choiceOf, choiceSlips, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { earns, template } from '../template'
import { drawLastDigit, type LastDigit, type Verdict } from './pieces/last-digits'

const isSo = ({ base, digit }: LastDigit): boolean => endsWith(divisorsOf(base), digit)

/** Each verdict with each of two reasons, the right answer first. */
function answers(drawn: LastDigit): readonly (readonly [Verdict, Divisors])[] {
  const [right, wrong] = isSo(drawn) ? (['Yes', 'No'] as const) : (['No', 'Yes'] as const)
  const state = divisorsOf(drawn.base)
  return [
    [right, state],
    [wrong, state],
    [right, drawn.mistaken],
    [wrong, drawn.mistaken],
  ]
}

/** E.g. "Can 6^n end with the digit 0 for any natural number n?" */
export const lastDigit = template({
  id: 'rn-last-digit',
  version: 3,
  topic: 'real-numbers',
  archetypes: ['rn-last-digit'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    ...drawLastDigit(random),
    order: drawOrder(random, 4),
    stem: random.pick(['check', 'can', 'says'] as const),
  }),
  pose: ({ order, stem, ...drawn }) => {
    const { base, digit } = drawn
    return {
      question: {
        check: `Check whether $${base}^n$ can end with the digit $${digit}$ for any natural number $n$. Choose the correct option.`,
        can: `Can the number $${base}^n$, where $n$ is a natural number, end with the digit $${digit}$? Choose the correct answer and reason.`,
        says: `Sunita says that, for some natural number $n$, the number $${base}^n$ ends with the digit $${digit}$. Is she right? Choose the correct option.`,
      }[stem],
      ...choiceOf(
        answers(drawn).map((answer) => answerText(base, ...answer)),
        order,
      ),
      hints: [
        `Which primes must divide a number that ends with the digit $${digit}$?`,
        `Write $${base}$ as a product of primes, and then $${base}^n$.`,
      ],
      steps: [
        ...linesToDigit(base, digit),
        earns(1, `${digitConclusion(base, digit)}: the correct option is (${letterOf(0, order)})`),
      ],
      explanation:
        'Raising a number to a power repeats its prime factors but brings in no new prime: this is the uniqueness part of the Fundamental Theorem of Arithmetic.',
    }
  },
  // The last digits of twelve powers one after another, and remainders on division by 2 and by 5.
  crossCheck: ({ order, ...drawn }) => {
    const { base, digit } = drawn
    let last = 1
    const ends = Array.from({ length: 12 }, () => (last = (last * base) % 10))
    const verdict = ends.includes(digit) ? 'Yes' : 'No'
    const [even, byFive] = [ends.every((end) => end % 2 === 0), ends.every((end) => end % 5 === 0)]
    const state = even ? (byFive ? 'both' : 'two') : byFive ? 'five' : 'neither'
    const place = answers(drawn).findIndex(([said, why]) => said === verdict && why === state)
    return letterAt(order.indexOf(place))
  },
  slips: ({ order, ...drawn }) => {
    const { base, digit } = drawn
    const again = `Write ${base} as a product of primes: is 2 among them, and is 5?`
    return choiceSlips(
      [
        [
          `The reason is right, but what follows from it? Which primes must divide a number that ends with ${digit}?`,
          'divisors',
        ],
        [again, 'factors'],
        [again, 'factors'],
      ],
      order,
    )
  },
})

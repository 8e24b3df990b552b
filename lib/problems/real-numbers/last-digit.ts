import { factorisationTex, primeFactors } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { arranged, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { distinctPrimes } from './pieces/in-words'

const missingFrom = (base: number, digit: number): readonly number[] =>
  (digit === 0 ? [2, 5] : [5]).filter((prime) => base % prime !== 0)

/** A prime that the base does have: blaming its absence is wrong. */
const presentIn = (base: number): number => distinctPrimes(base)[0] ?? 2

const noBecause = (base: number, primes: readonly number[]): string =>
  primes.length === 2
    ? `No, because neither $2$ nor $5$ is a prime factor of $${base}^n$`
    : `No, because $${primes.join('')}$ is not a prime factor of $${base}^n$`

/** Some power of the base ends in the digit: only even n, every n, or never. */
const endings = (base: number, digit: number): readonly boolean[] => {
  let last = 1
  return Array.from({ length: 12 }, () => (last = (last * base) % 10)).map((end) => end === digit)
}

/** E.g. "Can 6^n end with the digit 0 for any natural number n?" */
export const lastDigit = template({
  id: 'rn-last-digit',
  topic: 'real-numbers',
  archetypes: ['rn-last-digit'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    ...random.pick([
      ...[4, 6, 8, 9, 12, 14, 15, 21].map((base) => ({ base, digit: 0 })),
      ...[4, 6, 8, 9, 12, 14, 21].map((base) => ({ base, digit: 5 })),
    ]),
    order: drawOrder(random, 4),
    stem: random.pick(['check', 'can', 'says'] as const),
  }),
  pose: ({ base, digit, order, stem }) => {
    const missing = missingFrom(base, digit)
    const options = arranged(
      [
        noBecause(base, missing),
        noBecause(base, [presentIn(base)]),
        'Yes, for every natural number $n$',
        'Yes, but only when $n$ is even',
      ],
      order,
    )
    const letter = letterOf(0, order)
    return {
      question: {
        check: `Check whether $${base}^n$ can end with the digit $${digit}$ for any natural number $n$. Choose the correct option.`,
        can: `Can the number $${base}^n$, where $n$ is a natural number, end with the digit $${digit}$? Choose the correct answer and reason.`,
        says: `Sunita says that, for some natural number $n$, the number $${base}^n$ ends with the digit $${digit}$. Is she right? Choose the correct option.`,
      }[stem],
      rule: { kind: 'choice', expected: letter, options },
      options,
      hints: [
        `Which primes must divide a number that ends with the digit $${digit}$?`,
        `Write $${base}$ as a product of primes, and then $${base}^n$.`,
      ],
      steps: [
        line(
          'divisors',
          digit === 0
            ? 'A number that ends with the digit $0$ is divisible by $10 = 2 \\times 5$'
            : 'A number that ends with the digit $5$ is divisible by $5$',
        ),
        line(
          'factors',
          `But $${base}^n = (${factorisationTex(base)})^n$, so the only ${
            primeFactors(base).length === 1 ? 'prime factor' : 'prime factors'
          } of $${base}^n$ ${primeFactors(base).length === 1 ? 'is' : 'are'} ${distinctPrimes(base)
            .map((prime) => `$${prime}$`)
            .join(' and ')}`,
        ),
        line(
          'unique',
          `By the uniqueness of the prime factorisation, $${base}^n$ has no other prime factor: not ${missing.map((prime) => `$${prime}$`).join(' and not ')}`,
        ),
        earns(1, `So $${base}^n$ can never end with the digit $${digit}$: the correct option is (${letter})`),
      ],
      explanation:
        'Raising a number to a power repeats its prime factors but brings in no new prime: this is the uniqueness part of the Fundamental Theorem of Arithmetic.',
    }
  },
  crossCheck: ({ base, digit, order }) => {
    const ends = endings(base, digit)
    const lacks = (primes: readonly number[]) => primes.every((p) => [1, 2, 3].every((n) => base ** n % p !== 0))
    const truths = [
      !ends.includes(true) && lacks(missingFrom(base, digit)),
      !ends.includes(true) && lacks([presentIn(base)]),
      ends.every(Boolean),
      ends.every((end, index) => end === (index % 2 === 1)),
    ]
    return letterAt(arranged(truths, order).indexOf(true))
  },
  slips: ({ base, order }) =>
    distinctSlips(letterOf(0, order), [
      {
        response: letterOf(1, order),
        note: `Look again: ${presentIn(base)} is a prime factor of ${base}.`,
        step: 'factors',
      },
      {
        response: letterOf(2, order),
        note: `Try n = 1: the number ${base} itself does not end with that digit.`,
        step: 'divisors',
      },
      { response: letterOf(3, order), note: `Try n = 2: ${base} × ${base} = ${base * base}.`, step: 'unique' },
    ]),
})

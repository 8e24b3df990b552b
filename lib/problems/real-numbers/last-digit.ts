import { factorisationTex } from '../../maths'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { arranged, choiceOf, choiceSlips, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { distinctPrimes } from './pieces/in-words'

const always = 'Yes, for every natural number $n$'
const onlyEven = 'Yes, but only when $n$ is even'

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

const isAlways = (base: number, digit: number): boolean => endings(base, digit).every(Boolean)

/** What may be answered, the right answer first. */
const answers = (base: number, digit: number): readonly string[] =>
  isAlways(base, digit)
    ? [always, noBecause(base, [2]), noBecause(base, [5]), onlyEven]
    : [noBecause(base, missingFrom(base, digit)), noBecause(base, [presentIn(base)]), always, onlyEven]

/** E.g. "Can 6^n end with the digit 0 for any natural number n?" */
export const lastDigit = template({
  id: 'rn-last-digit',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-last-digit'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    ...random.pick([
      ...[4, 6, 8, 9, 12, 14, 15, 21].map((base) => ({ base, digit: 0 })),
      ...[4, 6, 8, 9, 12, 14, 21].map((base) => ({ base, digit: 5 })),
      ...[10, 20, 30, 40, 50, 60].map((base) => ({ base, digit: 0 })),
      ...[5, 15, 25, 35, 45, 55].map((base) => ({ base, digit: 5 })),
    ]),
    order: drawOrder(random, 4),
    stem: random.pick(['check', 'can', 'says'] as const),
  }),
  pose: ({ base, digit, order, stem }) => ({
    question: {
      check: `Check whether $${base}^n$ can end with the digit $${digit}$ for any natural number $n$. Choose the correct option.`,
      can: `Can the number $${base}^n$, where $n$ is a natural number, end with the digit $${digit}$? Choose the correct answer and reason.`,
      says: `Sunita says that, for some natural number $n$, the number $${base}^n$ ends with the digit $${digit}$. Is she right? Choose the correct option.`,
    }[stem],
    ...choiceOf(answers(base, digit), order),
    hints: [
      `Which primes must divide a number that ends with the digit $${digit}$?`,
      `Write $${base}$ as a product of primes, and then $${base}^n$.`,
    ],
    steps: [
      line(
        'divisors',
        digit === 0
          ? 'A number ends with the digit $0$ exactly when it is divisible by $10 = 2 \\times 5$'
          : 'A number ends with the digit $5$ exactly when it is divisible by $5$ but not by $2$',
      ),
      line('factors', factorsLine(base)),
      line('unique', uniqueLine(base, digit)),
      earns(
        1,
        isAlways(base, digit)
          ? `So $${base}^n$ ends with the digit $${digit}$ for every natural number $n$: the correct option is (${letterOf(0, order)})`
          : `So $${base}^n$ can never end with the digit $${digit}$: the correct option is (${letterOf(0, order)})`,
      ),
    ],
    explanation:
      'Raising a number to a power repeats its prime factors but brings in no new prime: this is the uniqueness part of the Fundamental Theorem of Arithmetic.',
  }),
  crossCheck: ({ base, digit, order }) => {
    const ends = endings(base, digit)
    const truths = answers(base, digit).map((answer) =>
      answer === always
        ? ends.every(Boolean)
        : answer === onlyEven
          ? ends.every((end, index) => end === (index % 2 === 1))
          : !ends.includes(true) &&
            [2, 5].every((p) => !answer.includes(`$${p}$`) || [1, 2, 3].every((n) => base ** n % p !== 0)) &&
            !answer.includes(`$${presentIn(base)}$`),
    )
    return letterAt(arranged(truths, order).indexOf(true))
  },
  slips: ({ base, digit, order }) =>
    choiceSlips(
      isAlways(base, digit)
        ? [
            [`Try n = 1: does ${base} itself end with that digit?`, 'divisors'],
            [`Look again: ${base} is divisible by 5.`, 'factors'],
            [`Try n = 1: does ${base} itself end with that digit?`, 'unique'],
          ]
        : [
            [`Look again: ${presentIn(base)} is a prime factor of ${base}.`, 'factors'],
            [`Try n = 1: the number ${base} itself does not end with that digit.`, 'divisors'],
            [`Try n = 2: ${base} × ${base} = ${base * base}.`, 'unique'],
          ],
      order,
    ),
})

function factorsLine(base: number): string {
  const primes = distinctPrimes(base)
  const [noun, verb] = primes.length === 1 ? ['factor', 'is'] : ['factors', 'are']
  return `Now $${base}^n = (${factorisationTex(base)})^n$, so the only prime ${noun} of $${base}^n$ ${verb} ${listed(primes)}`
}

function uniqueLine(base: number, digit: number): string {
  if (isAlways(base, digit))
    return digit === 0
      ? `Both $2$ and $5$ are among them for every $n$, so $${base}^n$ is always divisible by $10$`
      : `The prime $5$ is among them for every $n$ and $2$ is not, so $${base}^n$ is always an odd multiple of $5$`
  const missing = missingFrom(base, digit)
  return `By the uniqueness of the prime factorisation, $${base}^n$ has no other prime factor: not ${missing.map((prime) => `$${prime}$`).join(' and not ')}`
}

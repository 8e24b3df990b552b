import { fraction, primeFactors } from '../../maths'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { exponentsText, primeExponents as solution } from '../../solutions/real-numbers/prime-exponents'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { timesDividing } from './pieces/by-trial'
import { product } from './pieces/in-words'

const letters = ['a', 'b', 'c'] as const
const named = (exponents: readonly number[]): string => exponentsText(letters, exponents)

/** E.g. "If 360 = 2^a × 3^b × 5^c, find a, b and c." */
export const primeExponents = template({
  id: 'rn-prime-exponents',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-prime-factorisation'],
  difficulty: 'easy',
  marks: 1,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => {
        const primes = [2, 3, source.pick([5, 7, 11, 13])]
        const n = product(primes.map((prime) => prime ** source.integer(1, prime < 5 ? 4 : 2)))
        return { primes, n, stem: source.pick(['if', 'product', 'written'] as const) }
      },
      ({ n }) => n <= 4000 && new Set(primeFactors(n).map(({ exponent }) => exponent)).size > 1,
    ),
  given: ({ primes, n }) => ({ number: fraction(n), bases: stated(primes), letters }),
  solution,
  ask: ({ primes, n, stem }) => {
    const form = primes.map((prime, i) => `${prime}^${letters[i] ?? ''}`).join(' \\times ')
    return {
      question: {
        if: `If $${n} = ${form}$, where $a$, $b$ and $c$ are natural numbers, find $a$, $b$ and $c$.`,
        product: `When $${n}$ is written as a product of primes, $${primes[0]}$ occurs $a$ times, $${primes[1]}$ occurs $b$ times and $${primes[2]}$ occurs $c$ times. Find $a$, $b$ and $c$.`,
        written: `The prime factorisation of $${n}$ is written as $${form}$. Find the values of $a$, $b$ and $c$.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        `Divide $${n}$ by $2$ again and again until the quotient is odd.`,
        'An exponent tells how many times that prime occurs at the ends of the factor tree.',
      ],
      explanation:
        'By the Fundamental Theorem of Arithmetic a number has only one prime factorisation, so the exponents of its primes can be compared one by one.',
    }
  },
  crossCheck: ({ primes, n }) => named(primes.map((prime) => timesDividing(n, prime))),
  slips: ({ primes, n }) => {
    const right = primes.map((prime) => timesDividing(n, prime))
    const [a = 1, b = 1, c = 1] = right
    return distinctSlips(named(right), [
      {
        response: named(right.toReversed()),
        note: 'Match each exponent with its own prime: a belongs to 2, b to 3.',
        step: 'compared',
      },
      {
        response: named(primes),
        note: 'These are the primes. The question asks how often each of them occurs.',
        step: 'compared',
      },
      {
        response: named(primes.map((prime, index) => prime ** (right[index] ?? 1))),
        note: 'These are the powers themselves. The question asks for their exponents.',
        step: 'compared',
      },
      ...(a > 1
        ? [
            {
              response: named([a - 1, b, c]),
              note: 'You stopped too early: the quotient is still even.',
              step: 'divided 1',
            },
          ]
        : []),
      ...(b > 1
        ? [
            {
              response: named([a, b - 1, c]),
              note: 'You stopped too early: the quotient can still be divided by 3.',
              step: 'divided 2',
            },
          ]
        : []),
      {
        response: named(right.map((times) => times + 1)),
        note: 'Multiply your powers together: the product is too large.',
        step: 'product',
      },
    ])
  },
})

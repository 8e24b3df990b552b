import { fraction } from '../../maths'
import { productOfPrimes as solution, type Factors, type Given } from '../../solutions/real-numbers/product-of-primes'
import { offeredOf, choiceSlips, drawOrder, letterAt, arranged } from '../kinds-of-question/lettered'
import { template } from '../template'
import { product } from './pieces/in-words'

const tex = (factors: Factors): string =>
  factors
    .filter(([, exponent]) => exponent > 0)
    .map(([base, exponent]) => (exponent === 1 ? `${base}` : `${base}^{${exponent}}`))
    .join(' \\times ')

const valueOf = (factors: Factors): number => product(factors.map(([base, exponent]) => base ** exponent))

/** The right product, then one with a factor that is not prime, one with a wrong value, one with two exponents exchanged. */
function options(factors: Factors): readonly Factors[] {
  const [first = [2, 1], second = [3, 1], ...rest] = factors
  const joined: Factors = [[first[0], first[1] - 1], [second[0], second[1] - 1], ...rest, [first[0] * second[0], 1]]
  return [
    factors,
    joined,
    [[first[0], first[1] + 1], second, ...rest],
    [[first[0], second[1]], [second[0], first[1]], ...rest],
  ]
}

/** E.g. "Which of these is the prime factorisation of 360?" 2³ × 3² × 5, ... */
export const productOfPrimes = template({
  id: 'rn-product-of-primes',
  topic: 'real-numbers',
  archetypes: ['rn-prime-factorisation'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    factors: random.until(
      (source): Factors => [
        [2, source.integer(2, 5)],
        [3, source.integer(1, 3)],
        [source.pick([5, 7, 11, 13, 17, 19, 23]), source.integer(1, 2)],
      ],
      (found) => valueOf(found) <= 9999 && found[0]?.[1] !== found[1]?.[1],
    ),
    order: drawOrder(random, 4),
    stem: random.pick(['which', 'express', 'tree'] as const),
  }),
  given: ({ factors, order }): Given => ({
    number: fraction(valueOf(factors)),
    options: arranged(options(factors), order).map((option) => option.filter(([, exponent]) => exponent > 0)),
  }),
  solution,
  ask: ({ factors, order, stem }) => {
    const n = valueOf(factors)
    return {
      question: {
        which: `Which of the following is the prime factorisation of $${n}$?`,
        express: `Express $${n}$ as a product of its prime factors, and choose the correct option.`,
        tree: `Four students drew factor trees of $${n}$ and wrote down the product of its primes. Whose answer is correct?`,
      }[stem],
      ...offeredOf(
        options(factors).map((option) => `$${tex(option)}$`),
        order,
      ),
      hints: [
        'Divide by the smallest prime as often as possible, then by the next one.',
        'Every factor must be a prime number, and the product must be the given number.',
      ],
      explanation:
        'By the Fundamental Theorem of Arithmetic a number is a product of primes in one way only, apart from the order of the factors.',
    }
  },
  crossCheck: ({ factors, order }) => {
    const isPrime = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0).length === 2
    const n = valueOf(factors)
    const truths = options(factors).map(
      (option) =>
        valueOf(option) === n && option.filter(([, exponent]) => exponent > 0).every(([base]) => isPrime(base)),
    )
    return letterAt(arranged(truths, order).indexOf(true))
  },
  slips: ({ factors, order }) =>
    choiceSlips(
      [
        ['The product is right, but 6 is not a prime number: how often can you divide by 2?', 'divided 1'],
        ['Multiply it out: the product is too large. How often can you divide by 2?', 'divided 1'],
        ['Multiply it out: two of the exponents have changed places.', `divided ${factors.length}`],
      ],
      order,
    ),
})

import { fraction, primeFactors } from '../../maths'
import { exponentSum } from '../../solutions/real-numbers/exponent-sum'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { drawFactorised } from './pieces/draws'
import { product } from './pieces/in-words'

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** E.g. "Find the sum of the exponents of the primes in the prime factorisation of 1260." */
export const sumOfExponents = template({
  id: 'rn-sum-of-exponents',
  version: 3,
  topic: 'real-numbers',
  archetypes: ['rn-exponent-sum', 'rn-prime-factorisation'],
  difficulty: 'easy',
  marks: 1,
  wrongRoadsShow: true,
  draw: (random) => ({
    n: drawFactorised(random, (powers) => {
      const [exponents, primes] = [powers.map(({ exponent }) => exponent), powers.map(({ prime }) => prime)]
      // neither the product of the exponents nor the sum of the primes is the key
      return (
        powers.length > 1 &&
        exponents.some((exponent) => exponent > 1) &&
        ![product(exponents), total(primes)].includes(total(exponents))
      )
    }),
    stem: random.pick(['find', 'written', 'asked'] as const),
  }),
  given: ({ n }) => ({ number: fraction(n) }),
  solution: exponentSum,
  ask: ({ n, stem }) => ({
    question: {
      find: `Find the sum of the exponents of the primes in the prime factorisation of $${n}$.`,
      written: `The number $${n}$ is written as a product of powers of different primes. What do the exponents of these powers add up to?`,
      asked: `Express $${n}$ as a product of powers of its prime factors, and then find the sum of all the exponents.`,
    }[stem],
    rule: { kind: 'number' },
    hints: [
      'Divide by the smallest prime as often as possible, then by the next one.',
      'A prime that occurs only once has an exponent too.',
    ],
    explanation:
      'The sum of the exponents counts the primes at the ends of the factor tree, each as often as it occurs.',
  }),
  crossCheck: ({ n }) => {
    let [all, rest, trial] = [0, n, 2]
    while (rest > 1)
      if (rest % trial === 0) {
        rest /= trial
        all++
      } else trial++
    return `${all}`
  },
  slips: ({ n }) => {
    const powers = primeFactors(n)
    const exponents = powers.map(({ exponent }) => exponent)
    const sum = total(exponents)
    return distinctSlips(`${sum}`, [
      {
        response: `${powers.length}`,
        note: 'That is how many different primes there are. Add their exponents.',
        step: 'sum',
      },
      {
        response: `${total(exponents.filter((exponent) => exponent > 1))}`,
        note: 'A prime that stands there without an exponent has the exponent 1.',
        step: 'sum',
      },
      { response: `${product(exponents)}`, note: 'The exponents are added here, not multiplied.', step: 'sum' },
      {
        response: `${total(powers.map(({ prime }) => prime))}`,
        note: 'You added the primes. The question asks for their exponents.',
        step: 'sum',
      },
    ])
  },
})

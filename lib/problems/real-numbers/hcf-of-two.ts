import { gcd, lcm } from '../../maths'
import { hcf as solution, type Given } from '../../solutions/real-numbers/hcf'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll } from './pieces/by-trial'
import { sharedFactor } from './pieces/draws'
import { distinctPrimes, product, tooSmall } from './pieces/in-words'

/** E.g. "Find the HCF of 96 and 404 by the prime factorisation method." */
export const hcfOfTwo = template({
  id: 'rn-hcf-of-two',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-hcf-two'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const { g, m, n } = sharedFactor(random, [4, 96], 25, (a, b) => {
      const hcf = gcd(a, b)
      return Math.max(a, b) <= 1000 && Math.abs(a - b) > hcf && product(distinctPrimes(hcf)) < hcf
    })
    return { a: g * m, b: g * n, stem: random.pick(['find', 'greatest', 'using'] as const) }
  },
  given: ({ a, b, stem }): Given => ({ numbers: stated([a, b]), asked: stem === 'greatest' ? 'divisor' : 'hcf' }),
  solution,
  ask: ({ a, b, stem }) => ({
    question: {
      find: `Find the HCF of $${a}$ and $${b}$ by the prime factorisation method.`,
      greatest: `What is the greatest number that divides both $${a}$ and $${b}$ exactly?`,
      using: `Using prime factorisation, find $\\text{HCF}(${a}, ${b})$.`,
    }[stem],
    rule: { kind: 'number' },
    hints: [
      `Write $${a}$ and $${b}$ as products of powers of primes.`,
      'Take only the primes that occur in both numbers, each with its smallest power.',
    ],
    explanation:
      'A common divisor can contain a prime only as often as both numbers contain it. That is why the smallest power of each common prime is taken.',
  }),
  crossCheck: ({ a, b }) => `${largestDivisorOfAll(a, b)}`,
  slips: ({ a, b }) => {
    const hcf = gcd(a, b)
    const smaller = tooSmall(hcf)
    return distinctSlips(`${hcf}`, [
      {
        response: `${lcm(a, b)}`,
        note: 'That is the LCM. The HCF can never be greater than the smaller number.',
        step: 'rule',
      },
      {
        response: `${product(distinctPrimes(hcf))}`,
        note: 'A common prime may be shared more than once: use its smallest power.',
        step: 'HCF',
      },
      {
        response: `${product(distinctPrimes(a * b))}`,
        note: 'Use only the primes that occur in both numbers.',
        step: 'rule',
      },
      ...(smaller === null
        ? []
        : [
            { response: `${smaller}`, note: 'It divides both numbers, but a greater number does so too.', step: 'HCF' },
          ]),
      { response: '1', note: 'The two numbers do share a prime: compare their factorisations.', step: 'rule' },
      {
        response: `${Math.abs(a - b)}`,
        note: 'The difference of the numbers need not divide them: use their primes.',
        step: 'factors 1',
      },
    ])
  },
})

import { fraction, gcd, lcm } from '../../maths'
import { hcfLcmVerify as solution, type Given } from '../../solutions/real-numbers/hcf-lcm-verify'
import { bothText } from '../../solutions/real-numbers/pieces/both-measures'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { sharedFactor } from './pieces/draws'
import { distinctPrimes, product } from './pieces/in-words'

const severalPrimes = (n: number): boolean => distinctPrimes(n).length >= 2 && distinctPrimes(n).length <= 4

/** E.g. "Find the HCF and LCM of 26 and 91 and verify that HCF × LCM = product of the two numbers." */
export const hcfLcmVerify = template({
  id: 'rn-hcf-lcm-verify',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-hcf-lcm-verify'],
  difficulty: 'easy',
  marks: 3,
  draw: (random) => {
    const { g, m, n } = sharedFactor(
      random,
      [2, 30],
      30,
      (a, b) =>
        Math.min(a, b) >= 20 &&
        a * b < 10_000 &&
        severalPrimes(a) &&
        severalPrimes(b) &&
        product(distinctPrimes(gcd(a, b))) < gcd(a, b),
    )
    return { a: g * m, b: g * n, stem: random.pick(['find', 'factorise', 'what'] as const) }
  },
  given: ({ a, b }): Given => ({ numbers: [fraction(a), fraction(b)] }),
  solution,
  ask: ({ a, b, stem }) => ({
    question: {
      find: `Find the HCF and LCM of $${a}$ and $${b}$, and verify that HCF $\\times$ LCM $=$ product of the two numbers.`,
      factorise: `Express $${a}$ and $${b}$ as products of their prime factors. Hence find their HCF and LCM, and check that HCF $\\times$ LCM is the product of the two numbers.`,
      what: `What are the HCF and the LCM of the numbers $${a}$ and $${b}$? Show that their product is the same as the product of the two numbers.`,
    }[stem],
    rule: { kind: 'pair' },
    hints: [
      'Write both numbers as products of powers of primes first.',
      'HCF: smallest power of each common prime. LCM: greatest power of each prime that occurs.',
      'Your two answers must multiply to the product of the numbers.',
    ],
    explanation:
      'For each prime, the smaller power goes to the HCF and the greater to the LCM. Together they use up exactly the powers of the two numbers, so the products agree.',
  }),
  crossCheck: ({ a, b }) => bothText(largestDivisorOfAll(a, b), leastMultipleOfAll(a, b)),
  slips: ({ a, b }) => {
    const [hcf, least] = [gcd(a, b), lcm(a, b)]
    return distinctSlips(bothText(hcf, least), [
      { response: bothText(least, hcf), note: 'The two are exchanged: the HCF is never the greater one.', step: 'HCF' },
      { response: bothText(hcf, a * b), note: 'The LCM is the product divided by the HCF.', step: 'LCM' },
      {
        response: bothText(1, a * b),
        note: 'The numbers do share a prime: look at their factorisations again.',
        step: 'HCF',
      },
      {
        response: bothText(product(distinctPrimes(hcf)), least),
        note: 'The HCF is not complete: a common prime is shared more than once.',
        step: 'HCF',
      },
      {
        response: bothText(hcf, product(distinctPrimes(a * b))),
        note: 'For the LCM take the greatest power of each prime, not the prime alone.',
        step: 'LCM',
      },
    ])
  },
})

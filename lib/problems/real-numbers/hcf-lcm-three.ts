import { gcd, lcm } from '../../maths'
import { hcfAndLcm } from '../../solutions/real-numbers/hcf-and-lcm'
import { bothText } from '../../solutions/real-numbers/pieces/both-measures'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { unrelatedNumbers } from './pieces/draws'
import { product } from './pieces/in-words'

/** E.g. "Find the HCF and LCM of 12, 15 and 21 by the prime factorisation method." */
export const hcfLcmThree = template({
  id: 'rn-hcf-lcm-three',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-hcf-lcm-three'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    numbers: unrelatedNumbers(random, 3, [6, 120], 2520, (numbers) => {
      const hcf = gcd(...numbers)
      // the third number changes both
      const two = numbers.slice(0, 2)
      return hcf > 1 && hcf <= 12 && gcd(...two) > hcf && lcm(...two) < lcm(...numbers)
    }),
    stem: random.pick(['find', 'apply', 'what'] as const),
  }),
  given: ({ numbers }) => ({ numbers: stated(numbers) }),
  solution: hcfAndLcm,
  ask: ({ numbers, stem }) => ({
    question: {
      find: `Find the HCF and LCM of ${listed(numbers)} by the prime factorisation method.`,
      apply: `Write ${listed(numbers)} as products of primes, and hence find the HCF and the LCM of the three numbers.`,
      what: `Using prime factorisation, find both the greatest number that divides each of ${listed(numbers)} exactly and the least number that each of them divides exactly. Give them as HCF and LCM.`,
    }[stem],
    rule: { kind: 'pair' },
    hints: [
      'Write all three numbers as products of powers of primes.',
      'A prime belongs to the HCF only if it divides all three numbers.',
      'HCF × LCM = product holds for two numbers only; do not use it here.',
    ],
    explanation:
      'For each prime the HCF takes the smallest of the three powers and the LCM the greatest; the power in between is used in neither. That is why HCF × LCM is not the product of the three numbers.',
  }),
  crossCheck: ({ numbers }) => bothText(largestDivisorOfAll(...numbers), leastMultipleOfAll(...numbers)),
  slips: ({ numbers }) => {
    const [hcf, least] = [gcd(...numbers), lcm(...numbers)]
    return distinctSlips(bothText(hcf, least), [
      {
        response: bothText(hcf, product(numbers) / hcf),
        note: 'HCF × LCM = product holds for two numbers only.',
        step: 'LCM',
      },
      {
        response: bothText(least, hcf),
        note: 'The two are exchanged: the HCF divides every one of the numbers.',
        step: 'HCF',
      },
      { response: bothText(1, least), note: 'The three numbers do have a common prime factor.', step: 'HCF' },
      {
        response: bothText(hcf, product(numbers)),
        note: 'The three numbers share primes: a smaller common multiple exists.',
        step: 'LCM',
      },
      {
        response: bothText(gcd(...numbers.slice(0, 2)), least),
        note: 'Your HCF fits the first two numbers. Does it divide the third one too?',
        step: 'HCF',
      },
      {
        response: bothText(hcf, lcm(...numbers.slice(0, 2))),
        note: 'Your LCM is a multiple of the first two numbers. Look at the third one too.',
        step: 'LCM',
      },
    ])
  },
})

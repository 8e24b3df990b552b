import { gcd } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll } from './by-trial'
import { evaluated, factorLine, listed } from './in-words'

/** E.g. "Find the largest number which divides 77 and 118, leaving remainders 5 and 10 respectively." */
export const withRemainders = template({
  id: 'rn-with-remainders',
  topic: 'real-numbers',
  archetypes: ['rn-hcf-with-remainders'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const g = source.integer(12, 64)
        const count = source.integer(2, 3)
        const quotients = Array.from({ length: count }, () => source.integer(2, 15)).sort((a, b) => a - b)
        const remainders = Array.from({ length: count }, () => source.integer(1, 11))
        return { g, quotients, remainders, stem: source.pick(['divides', 'greatest'] as const) }
      },
      ({ g, quotients, remainders }) =>
        new Set(quotients).size === quotients.length &&
        gcd(...quotients) === 1 &&
        new Set(remainders).size === remainders.length &&
        g * Math.max(...quotients) <= 900,
    ),
  pose: ({ g, quotients, remainders, stem }) => {
    const divided = quotients.map((q, i) => g * q + (remainders[i] ?? 0))
    const exact = quotients.map((q) => g * q)
    return {
      question: {
        divides: `Find the largest number which divides ${listed(divided)}, leaving remainders ${listed(remainders)} respectively.`,
        greatest: `When ${listed(divided)} are divided by a certain number, the remainders are ${listed(remainders)} respectively. Find the greatest such number.`,
      }[stem],
      rule: { kind: 'number', expected: `${g}` },
      hints: [
        'Take each remainder away from its number: what is left is divided exactly.',
        'The greatest number that divides all these differences is their HCF.',
      ],
      steps: [
        `Taking the remainders away, the required number divides exactly: ${divided.map((n, i) => `$${n} - ${remainders[i]} = ${exact[i]}$`).join(', ')}`,
        `So the required number is the HCF of ${listed(exact)}`,
        ...exact.map(factorLine),
        `$\\text{HCF} = ${evaluated(g)}$`,
        `It is greater than every remainder, so the largest such number is $${g}$`,
      ],
      explanation:
        'If a number leaves the remainder r on division, then the number less r is a multiple of the divisor. So the divisor is a common divisor of these differences.',
    }
  },
  crossCheck: ({ g, quotients, remainders }) => {
    const divided = quotients.map((q, i) => g * q + (remainders[i] ?? 0))
    let trial = Math.max(...divided)
    while (divided.some((n, i) => n % trial !== remainders[i])) trial--
    return `${trial}`
  },
  slips: ({ g, quotients, remainders }) => {
    const divided = quotients.map((q, i) => g * q + (remainders[i] ?? 0))
    const over = divided.map((n, i) => n + (remainders[i] ?? 0))
    return distinctSlips(`${g}`, [
      { response: `${largestDivisorOfAll(...divided)}`, note: 'Take the remainders away before finding the HCF.' },
      {
        response: `${largestDivisorOfAll(...over)}`,
        note: 'The remainders must be subtracted from the numbers, not added.',
      },
      {
        response: `${g * quotients.reduce((a, b) => a * b, 1)}`,
        note: 'A divisor is asked for: find the HCF of the differences.',
      },
    ])
  },
})

import { sumHcfLcm as solution } from '../../solutions/real-numbers/sum-hcf-lcm'
import { fraction } from '../../maths'
import { gcd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'

/** E.g. "The HCF of two numbers is 12, their LCM is 180 and their sum is 96. Find the two numbers." */
export const sumHcfLcm = template({
  id: 'rn-sum-hcf-lcm',
  topic: 'real-numbers',
  archetypes: ['rn-hcf-lcm-product'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => ({
        g: source.integer(4, 36),
        m: source.integer(2, 11),
        n: source.integer(3, 15),
        sum: source.chance(0.5),
        stem: source.pick(['is', 'have', 'if'] as const),
      }),
      ({ g, m, n }) => m < n && n - m > 1 && gcd(m, n) === 1 && g * m * n <= 2500 && g * n <= 300,
    ),
  given: ({ g, m, n, sum }) => ({
    hcf: fraction(g),
    lcm: fraction(g * m * n),
    of: sum ? ('sum' as const) : ('difference' as const),
    total: fraction(sum ? g * (m + n) : g * (n - m)),
  }),
  solution,
  ask: ({ g, m, n, sum, stem }) => {
    const [a, b, least] = [g * m, g * n, g * m * n]
    const known = sum ? `sum is $${a + b}$` : `difference is $${b - a}$`
    return {
      question: {
        is: `The HCF of two numbers is $${g}$, their LCM is $${least}$ and their ${known}. Find the two numbers.`,
        have: `Two numbers have the HCF $${g}$ and the LCM $${least}$. If their ${known}, what are the numbers?`,
        if: `Find two natural numbers with these properties: their HCF is $${g}$, their LCM is $${least}$, and their ${known}.`,
      }[stem],
      rule: { kind: 'roots' },
      answerFormat: 'string',
      hints: [
        `Both numbers are multiples of the HCF: call them $${g}p$ and $${g}q$, where $p$ and $q$ are co-prime.`,
        'What do the LCM and the last statement say of $p$ and $q$?',
      ],
      explanation:
        'When the HCF is taken out, two co-prime numbers are left; the LCM gives their product, and the sum or difference tells which pair it is.',
    }
  },
  crossCheck: ({ g, m, n, sum }) => {
    for (let a = 1; a <= 300; a++) {
      const b = sum ? g * (m + n) - a : a + g * (n - m)
      if (b > a && largestDivisorOfAll(a, b) === g && leastMultipleOfAll(a, b) === g * m * n) return `${a}, ${b}`
    }
    return null
  },
  slips: ({ g, m, n }) =>
    distinctSlips(`${g * m}, ${g * n}`, [
      { response: `${m}, ${n}`, note: 'Those are the co-prime factors. Multiply both by the HCF.', step: 'numbers' },
      {
        response: `${g}, ${g * m * n}`,
        note: 'Those are the HCF and the LCM themselves. Check the last statement of the question.',
        step: 'pair',
      },
      { response: `${g * m}`, note: 'That is one of the numbers. Find the other one too.', step: 'numbers' },
    ]),
})

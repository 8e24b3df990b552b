import { lcmTimesHcf as solution } from '../../solutions/real-numbers/lcm-times-hcf'
import { fraction } from '../../maths'
import { gcd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'

/** E.g. "The LCM of two numbers is 12 times their HCF, and LCM + HCF = 403. One number is 93. Find the other." */
export const lcmTimesHcf = template({
  id: 'rn-lcm-times-hcf',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-lcm-times-hcf'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => ({
        g: source.integer(6, 60),
        m: source.integer(2, 9),
        n: source.integer(2, 9),
        sum: source.chance(0.5),
        stem: source.pick(['is', 'if', 'times'] as const),
      }),
      ({ g, m, n }) => m !== n && gcd(m, n) === 1 && g * Math.max(m, n) <= 400 && g !== m * n,
    ),
  given: ({ g, m, n, sum }) => ({
    times: fraction(m * n),
    of: sum ? ('sum' as const) : ('difference' as const),
    total: fraction(sum ? g * (m * n + 1) : g * (m * n - 1)),
    number: fraction(g * m),
  }),
  solution,
  ask: ({ g, m, n, sum, stem }) => {
    const k = m * n
    const total = sum ? g * (k + 1) : g * (k - 1)
    const a = g * m
    const told = sum ? `the sum of the LCM and the HCF is $${total}$` : `the LCM exceeds the HCF by $${total}$`
    return {
      question: {
        is: `The LCM of two numbers is $${k}$ times their HCF, and ${told}. One of the numbers is $${a}$. Find the other.`,
        if: `If the LCM of two numbers is $${k}$ times their HCF, ${told}, and one of the numbers is $${a}$, what is the other number?`,
        times: `Two numbers have an LCM that is $${k}$ times as large as their HCF; ${told}. If one number is $${a}$, find the second number.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'Let the HCF be $h$. What is the LCM, and what equation is given?',
        'For two numbers, HCF × LCM is the product of the numbers.',
      ],
      explanation:
        'The first two statements fix the HCF and the LCM; the product rule then gives the number that is missing.',
    }
  },
  crossCheck: ({ g, m, n, sum }) => {
    const [a, total] = [g * m, sum ? g * (m * n + 1) : g * (m * n - 1)]
    for (let other = 1; other <= 1000; other++) {
      const [hcf, lcm] = [largestDivisorOfAll(a, other), leastMultipleOfAll(a, other)]
      if (lcm === m * n * hcf && (sum ? lcm + hcf : lcm - hcf) === total) return `${other}`
    }
    return null
  },
  slips: ({ g, m, n, sum }) => {
    const k = m * n
    const wrong = sum ? (g * (k + 1)) / k : (g * (k - 1)) / k
    const subtracted = g * k - g * m
    return distinctSlips(`${g * n}`, [
      { response: `${g}`, note: 'That is the HCF. The other number is asked for.', step: 'result' },
      { response: `${g * k}`, note: 'That is the LCM. The other number is asked for.', step: 'result' },
      { response: `${n}`, note: 'You divided the LCM by the number: multiply by the HCF as well.', step: 'result' },
      ...(Number.isInteger(wrong) && (wrong * wrong * k) % (g * m) === 0
        ? [
            {
              response: `${(wrong * wrong * k) / (g * m)}`,
              note: 'The HCF itself belongs to the equation too.',
              step: 'h',
            },
          ]
        : []),
      subtracted === g * m
        ? { response: `${g * m}`, note: 'That is the number that is given. Find the other one.', step: 'result' }
        : {
            response: `${subtracted}`,
            note: 'The rule has a product, not a sum: divide, do not subtract.',
            step: 'result',
          },
    ])
  },
})

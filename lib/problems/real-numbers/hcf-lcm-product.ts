import { fraction } from '../../maths'
import { productRule, type Given } from '../../solutions/real-numbers/product-rule'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { sharedFactor } from './pieces/draws'

/** E.g. "The HCF of two numbers is 9 and their LCM is 360. If one of them is 45, find the other." */
export const hcfLcmProduct = template({
  id: 'rn-hcf-lcm-product',
  topic: 'real-numbers',
  archetypes: ['rn-hcf-lcm-product'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    ...sharedFactor(random, [3, 30], 15, (a, b) => a * b < 10_000),
    stem: random.pick(['other', 'given', 'lcm'] as const),
  }),
  given: ({ g, m, n, stem }): Given => {
    const [hcf, lcm, number] = [fraction(g), fraction(g * m * n), fraction(g * m)]
    return stem === 'lcm'
      ? { asked: 'lcm', hcf, product: fraction(g * m * g * n) }
      : { asked: 'other', hcf, lcm, number, letter: stem === 'given' ? 'p' : null }
  },
  solution: productRule,
  ask: ({ g, m, n, stem }) => {
    const [a, least] = [g * m, g * m * n]
    return {
      question: {
        lcm: `The product of two numbers is $${a * g * n}$ and their HCF is $${g}$. Find their LCM.`,
        other: `The HCF of two numbers is $${g}$ and their LCM is $${least}$. If one of the numbers is $${a}$, find the other.`,
        given: `Given that $\\text{HCF}(${a}, p) = ${g}$ and $\\text{LCM}(${a}, p) = ${least}$, find $p$.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'Which formula connects two numbers with their HCF and LCM?',
        'Put the given values in the formula and solve for the one that is missing.',
      ],
      explanation:
        'HCF × LCM = product of the two numbers, so any one of these quantities can be found when the others are known.',
    }
  },
  crossCheck: ({ g, m, n, stem }) => {
    const a = g * m
    if (stem === 'lcm') return `${leastMultipleOfAll(a, g * n)}`
    for (let p = 1; p <= 10_000; p++)
      if (largestDivisorOfAll(a, p) === g && leastMultipleOfAll(a, p) === g * m * n) return `${p}`
    return null
  },
  slips: ({ g, m, n, stem }) =>
    stem === 'lcm'
      ? distinctSlips(`${g * m * n}`, [
          { response: `${g * g * m * n}`, note: 'That is the product. Divide it by the HCF.', step: 'result' },
          { response: `${m * n}`, note: 'Divide by the HCF once, not twice.', step: 'result' },
          {
            response: `${g * g * g * m * n}`,
            note: 'The product of the numbers is HCF × LCM, so the HCF must divide it.',
            step: 'substituted',
          },
          {
            response: `${g * g * m * n - g}`,
            note: 'The formula has a product, not a sum: divide, do not subtract.',
            step: 'substituted',
          },
        ])
      : distinctSlips(`${g * n}`, [
          {
            response: `${n}`,
            note: 'You divided the LCM by the number: multiply by the HCF as well.',
            step: 'substituted',
          },
          {
            response: `${g * m * n - g * m}`,
            note: 'The formula has a product, not a sum: divide, do not subtract.',
            step: 'substituted',
          },
          {
            response: `${m * n}`,
            note: 'You divided the LCM by the HCF. Put the values in HCF × LCM = product.',
            step: 'substituted',
          },
          {
            response: `${g * g * m * n}`,
            note: 'That is the product of the two numbers: divide it by the known one.',
            step: 'result',
          },
        ]),
})

import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
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
  pose: ({ g, m, n, stem }) => {
    const [a, b, least] = [g * m, g * n, g * m * n]
    const rule = 'For any two numbers, $\\text{HCF} \\times \\text{LCM} = \\text{product of the numbers}$'
    const explanation =
      'HCF × LCM = product of the two numbers, so any one of these quantities can be found when the others are known.'
    const hints = [
      'Which formula connects two numbers with their HCF and LCM?',
      'Put the given values in the formula and solve for the one that is missing.',
    ]
    if (stem === 'lcm')
      return {
        question: `The product of two numbers is $${a * b}$ and their HCF is $${g}$. Find their LCM.`,
        rule: { kind: 'number', expected: `${least}` },
        hints,
        steps: [
          rule,
          `$${g} \\times \\text{LCM} = ${a * b}$`,
          earns(1, `$\\text{LCM} = \\frac{${a * b}}{${g}} = ${least}$`),
        ],
        explanation,
      }
    const unknown = stem === 'given' ? 'p' : '\\text{other number}'
    return {
      question: {
        other: `The HCF of two numbers is $${g}$ and their LCM is $${least}$. If one of the numbers is $${a}$, find the other.`,
        given: `Given that $\\text{HCF}(${a}, p) = ${g}$ and $\\text{LCM}(${a}, p) = ${least}$, find $p$.`,
      }[stem],
      rule: { kind: 'number', expected: `${b}` },
      hints,
      steps: [
        rule,
        `$${g} \\times ${least} = ${a} \\times ${unknown}$`,
        earns(
          1,
          `${stem === 'given' ? 'So $p =' : 'So the other number $='} \\frac{${g} \\times ${least}}{${a}} = ${b}$`,
        ),
      ],
      explanation,
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
          { response: `${g * g * m * n}`, note: 'That is the product. Divide it by the HCF.', step: 3 },
          { response: `${m * n}`, note: 'Divide by the HCF once, not twice.', step: 3 },
          {
            response: `${g * g * g * m * n}`,
            note: 'The product of the numbers is HCF × LCM, so the HCF must divide it.',
            step: 2,
          },
          {
            response: `${g * g * m * n - g}`,
            note: 'The formula has a product, not a sum: divide, do not subtract.',
            step: 2,
          },
        ])
      : distinctSlips(`${g * n}`, [
          { response: `${n}`, note: 'You divided the LCM by the number: multiply by the HCF as well.', step: 2 },
          {
            response: `${g * m * n - g * m}`,
            note: 'The formula has a product, not a sum: divide, do not subtract.',
            step: 2,
          },
          {
            response: `${m * n}`,
            note: 'You divided the LCM by the HCF. Put the values in HCF × LCM = product.',
            step: 2,
          },
          {
            response: `${g * g * m * n}`,
            note: 'That is the product of the two numbers: divide it by the known one.',
            step: 3,
          },
        ]),
})

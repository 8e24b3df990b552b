import { gcd, lcm } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { largestDivisorOfAll } from './pieces/by-trial'
import { evaluated, factorLines, listed, tooSmall } from './pieces/in-words'

const goods = ['pencils', 'notebooks', 'erasers'] as const

/** "$77$ pencils and $118$ notebooks". */
const listedGoods = (amounts: readonly number[]): string =>
  amounts
    .map((amount, i) => `${i === 0 ? '' : i === amounts.length - 1 ? ' and ' : ', '}$${amount}$ ${goods[i] ?? ''}`)
    .join('')

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
        return { g, quotients, remainders, stem: source.pick(['divides', 'greatest', 'shared'] as const) }
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
        shared: `A school has ${listedGoods(divided)}. When they are shared out equally among the students of a class, the numbers of articles left over are ${listed(remainders)} respectively. Find the greatest possible number of students.`,
      }[stem],
      rule: { kind: 'number', expected: `${g}` },
      hints: [
        'Take each remainder away from its number: what is left is divided exactly.',
        'The greatest number that divides all these differences is their HCF.',
      ],
      steps: [
        earns(
          1,
          `Taking the remainders away, the required number divides exactly: ${divided.map((n, i) => `$${n} - ${remainders[i]} = ${exact[i]}$`).join(', ')}`,
        ),
        earns(0.5, `So the required number is the HCF of ${listed(exact)}`),
        ...factorLines(exact, 0.5),
        earns(0.5, `$\\text{HCF} = ${evaluated(g)}$`),
        earns(
          0.5,
          stem === 'shared'
            ? `It is greater than every remainder, so the greatest possible number of students is $${g}$`
            : `It is greater than every remainder, so the largest such number is $${g}$`,
        ),
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
    const exact = quotients.map((q) => g * q)
    const smaller = tooSmall(g)
    const hcfLine = quotients.length + 3
    return distinctSlips(`${g}`, [
      {
        response: `${largestDivisorOfAll(...divided)}`,
        note: 'Take the remainders away before finding the HCF.',
        step: 1,
      },
      {
        response: `${largestDivisorOfAll(...over)}`,
        note: 'The remainders must be subtracted from the numbers, not added.',
        step: 1,
      },
      {
        response: `${lcm(...exact)}`,
        note: 'A divisor is asked for: find the HCF of the differences.',
        step: 2,
      },
      {
        response: `${gcd(...exact.slice(0, 2))}`,
        note: 'That divides the first two differences. Does it divide the third one too?',
        step: hcfLine,
      },
      {
        response: `${exact[0]}`,
        note: 'That is the smallest of the differences. Does it divide the others too?',
        step: 2,
      },
      ...(smaller === null
        ? []
        : [
            {
              response: `${smaller}`,
              note: 'It divides all the differences, but a greater number does so too.',
              step: hcfLine,
            },
          ]),
    ])
  },
})

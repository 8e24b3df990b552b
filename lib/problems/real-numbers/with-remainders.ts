import { gcd, lcm } from '../../maths'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { withRemainders as solution } from '../../solutions/real-numbers/with-remainders'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll } from './pieces/by-trial'
import { tooSmall } from './pieces/in-words'

const goods = ['pencils', 'notebooks', 'erasers'] as const

/** "$77$ pencils and $118$ notebooks". */
const listedGoods = (amounts: readonly number[]): string =>
  amounts
    .map((amount, i) => `${i === 0 ? '' : i === amounts.length - 1 ? ' and ' : ', '}$${amount}$ ${goods[i] ?? ''}`)
    .join('')

interface Draw {
  readonly g: number
  readonly quotients: readonly number[]
  readonly remainders: readonly number[]
}

/** The numbers that are divided, with their remainders. */
const dividedOf = ({ g, quotients, remainders }: Draw): readonly number[] =>
  quotients.map((q, i) => g * q + (remainders[i] ?? 0))

/** E.g. "Find the largest number which divides 77 and 118, leaving remainders 5 and 10 respectively." */
export const withRemainders = template({
  id: 'rn-with-remainders',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-hcf-with-remainders'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const count = random.integer(2, 3)
    return random.until(
      (source) => {
        const g = source.integer(12, 64)
        const quotients = Array.from({ length: count }, () => source.integer(2, 15)).sort((a, b) => a - b)
        const remainders = Array.from({ length: count }, () => source.integer(1, 11))
        return { g, quotients, remainders, stem: source.pick(['divides', 'greatest', 'shared'] as const) }
      },
      ({ g, quotients, remainders }) =>
        new Set(quotients).size === quotients.length &&
        gcd(...quotients) === 1 &&
        (count === 2 || gcd(...quotients.slice(0, 2)) > 1) &&
        new Set(remainders).size === remainders.length &&
        g * Math.max(...quotients) <= 900,
    )
  },
  things: ({ g, quotients, remainders }) =>
    quotients.map((n, i) => ({
      name: 'how many are shared out',
      size: g * n + (remainders[i] ?? 0),
      least: 24,
      most: 950,
    })),
  given: (draw) => ({
    numbers: stated(dividedOf(draw)),
    remainders: stated(draw.remainders),
  }),
  solution,
  manner: ({ stem }) => ({ counted: stem === 'shared' ? 'students' : null }),
  ask: (draw) => {
    const { remainders, stem } = draw
    const divided = dividedOf(draw)
    return {
      question: {
        divides: `Find the largest number which divides ${listed(divided)}, leaving remainders ${listed(remainders)} respectively.`,
        greatest: `When ${listed(divided)} are divided by a certain number, the remainders are ${listed(remainders)} respectively. Find the greatest such number.`,
        shared: `A school has ${listedGoods(divided)}. When they are shared out equally among the students of a class, the numbers of articles left over are ${listed(remainders)} respectively. Find the greatest possible number of students.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'Take each remainder away from its number: what is left is divided exactly.',
        'The greatest number that divides all these differences is their HCF.',
      ],
      explanation:
        'If a number leaves the remainder r on division, then the number less r is a multiple of the divisor. So the divisor is a common divisor of these differences.',
    }
  },
  crossCheck: (draw) => {
    const { remainders } = draw
    const divided = dividedOf(draw)
    let trial = Math.max(...divided)
    while (divided.some((n, i) => n % trial !== remainders[i])) trial--
    return `${trial}`
  },
  slips: (draw) => {
    const { g, quotients, remainders } = draw
    const divided = dividedOf(draw)
    const over = divided.map((n, i) => n + (remainders[i] ?? 0))
    const exact = quotients.map((q) => g * q)
    const smaller = tooSmall(g)
    return distinctSlips(`${g}`, [
      {
        response: `${largestDivisorOfAll(...divided)}`,
        note: 'Take the remainders away before finding the HCF.',
        step: 'differences',
      },
      {
        response: `${largestDivisorOfAll(...over)}`,
        note: 'The remainders must be subtracted from the numbers, not added.',
        step: 'differences',
      },
      {
        response: `${lcm(...exact)}`,
        note: 'A divisor is asked for: find the HCF of the differences.',
        step: 'rule',
      },
      ...(exact.length === 2
        ? []
        : [
            {
              response: `${gcd(...exact.slice(0, 2))}`,
              note: 'That divides the first two differences. Does it divide the third one too?',
              step: 'HCF',
            },
          ]),
      {
        response: `${exact[0]}`,
        note: 'That is the smallest of the differences. Does it divide the others too?',
        step: 'rule',
      },
      ...(smaller === null
        ? []
        : [
            {
              response: `${smaller}`,
              note: 'It divides all the differences, but a greater number does so too.',
              step: 'HCF',
            },
          ]),
    ])
  },
})

import { sameUnknownRemainder as solution } from '../../solutions/real-numbers/same-unknown-remainder'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { gcd } from '../../maths'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll } from './pieces/by-trial'
import { tooSmall } from './pieces/in-words'

/** E.g. "Find the greatest number that divides 43, 91 and 183 so as to leave the same remainder in each case." */
export const sameUnknownRemainder = template({
  id: 'rn-same-unknown-remainder',
  topic: 'real-numbers',
  archetypes: ['rn-hcf-with-remainders'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const g = source.integer(6, 36)
        const quotients = Array.from({ length: 3 }, () => source.integer(1, 18)).toSorted((a, b) => a - b)
        return { g, quotients, r: source.integer(1, g - 1), stem: source.pick(['find', 'divides', 'packets'] as const) }
      },
      ({ g, quotients: [a = 0, b = 0, c = 0] }) =>
        a < b && b < c && gcd(b - a, c - b) === 1 && b - a > 1 && c - b > 1 && b - a !== c - b && g * c <= 500,
    ),
  given: ({ g, quotients, r }) => ({ numbers: stated(quotients.map((q) => g * q + r)) }),
  solution,
  manner: ({ stem }) => ({ what: stem === 'packets' ? 'number of articles in a packet' : 'such number' }),
  ask: ({ g, quotients, r, stem }) => {
    const numbers = quotients.map((q) => g * q + r)
    return {
      question: {
        find: `Find the greatest number that divides ${listed(numbers)} so as to leave the same remainder in each case.`,
        divides: `When ${listed(numbers)} are divided by a certain number, the remainder is the same each time. What is the greatest such number?`,
        packets: `A stationer has ${listed(numbers)} pens, pencils and erasers respectively. He makes packets of one kind each, all with the same number of articles, and the same number of articles is left over of each kind. Find the greatest possible number of articles in a packet.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'The remainder is not known. What happens to it when two of the numbers are subtracted from each other?',
        'The differences of the numbers are exactly divisible by the required number.',
      ],
      explanation:
        'Subtracting two of the numbers removes the common remainder, whatever it is; what is left is a multiple of the divisor.',
    }
  },
  crossCheck: ({ g, quotients, r }) => {
    const numbers = quotients.map((q) => g * q + r)
    let trial = Math.min(...numbers)
    while (new Set(numbers.map((n) => n % trial)).size > 1) trial--
    return `${trial}`
  },
  slips: ({ g, quotients, r }) => {
    const numbers = quotients.map((q) => g * q + r)
    const [a = 0, b = 0, c = 0] = numbers
    const smaller = tooSmall(g)
    return distinctSlips(`${g}`, [
      {
        response: `${largestDivisorOfAll(...numbers)}`,
        note: 'That divides the numbers without a remainder. Subtract them first.',
        step: 'idea',
      },
      {
        response: `${b - a}`,
        note: 'That is one of the differences. It must divide the other difference as well.',
        step: 'HCF',
      },
      {
        response: `${c - b}`,
        note: 'That is one of the differences. It must divide the other difference as well.',
        step: 'HCF',
      },
      { response: `${r}`, note: 'That is the remainder. The divisor is asked for.', step: 'greatest' },
      ...(smaller === null
        ? []
        : [
            {
              response: `${smaller}`,
              note: 'It leaves the same remainder each time, but a greater number does so too.',
              step: 'HCF',
            },
          ]),
    ])
  },
})

import { fraction } from '../../maths'
import { exponentOfPrime as solution } from '../../solutions/real-numbers/exponent-of-prime'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { timesDividing } from './pieces/by-trial'

/** How often the prime occurs in each of the factors that are told, and what else they hold. */
interface Draw {
  readonly prime: number
  readonly numbers: readonly number[]
  readonly stem: 'find' | 'power' | 'times'
}

const timesIn = ({ prime, numbers }: Draw): readonly number[] => numbers.map((n) => timesDividing(n, prime))

/** E.g. "Find the exponent of 2 in the prime factorisation of 24 × 36." */
export const exponentOfPrime = template({
  id: 'rn-exponent-of-prime',
  topic: 'real-numbers',
  archetypes: ['rn-prime-factorisation'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (source): Draw => {
        const prime = source.pick([2, 2, 3, 3, 5])
        const number = (most: number) =>
          prime ** source.integer(1, most) * source.pick([1, 2, 3, 5, 6, 7, 10, 11, 13, 15])
        const most = { 2: 6, 3: 4, 5: 3 }[prime] ?? 3
        return {
          prime,
          numbers: source.chance(0.5) ? [number(most)] : [number(3), number(3)],
          stem: source.pick(['find', 'power', 'times'] as const),
        }
      },
      (draw) => {
        const [first = 1, second] = draw.numbers
        const exponent = timesIn(draw).reduce((a, b) => a + b, 0)
        const small =
          second === undefined ? first >= 40 && first <= 9999 : first >= 12 && second > first && second <= 150
        return small && exponent > 1 && exponent !== draw.prime && first !== draw.prime ** exponent
      },
    ),
  given: ({ prime, numbers }) => ({ prime: fraction(prime), numbers: stated(numbers) }),
  solution,
  ask: ({ prime, numbers, stem }) => {
    const told = numbers.join(' \\times ')
    return {
      question: {
        find: `Find the exponent of $${prime}$ in the prime factorisation of $${told}$.`,
        power: `When $${told}$ is written as a product of powers of different primes, what is the exponent of $${prime}$?`,
        times: `How many times does the prime $${prime}$ occur as a factor in the prime factorisation of $${told}$?`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `Divide by $${prime}$ again and again until it goes no more.`,
        numbers.length === 1
          ? 'The other primes do not matter here, but none of the divisions may be forgotten.'
          : 'You need not multiply the two numbers out: factorise each of them.',
      ],
      explanation:
        'The exponent of a prime tells how often the number can be divided by it; by the Fundamental Theorem of Arithmetic it is the same for everyone who factorises the number.',
    }
  },
  crossCheck: ({ prime, numbers }) => {
    const whole = numbers.reduce((a, b) => a * b, 1)
    let exponent = 0
    while (whole % prime ** (exponent + 1) === 0) exponent++
    return `${exponent}`
  },
  slips: (draw) => {
    const { prime, numbers } = draw
    const times = timesIn(draw)
    const exponent = times.reduce((a, b) => a + b, 0)
    const power = prime ** exponent
    return distinctSlips(`${exponent}`, [
      ...(numbers.length === 1
        ? []
        : [
            {
              response: `${times.reduce((a, b) => a * b, 1)}`,
              note: 'When powers of one prime are multiplied, their exponents are added.',
              step: 'exponent',
            },
            {
              response: `${times[0] ?? 1}`,
              note: 'That is the exponent in the first number alone. Look at the second one too.',
              step: 'exponent',
            },
          ]),
      { response: `${power}`, note: 'That is the power itself. The question asks for its exponent.', step: 'exponent' },
      {
        response: `${exponent - 1}`,
        note: `You stopped too early: the quotient can still be divided by ${prime}.`,
        step: 'factors 1',
      },
      { response: `${prime * exponent}`, note: 'A power is a repeated product: count its factors.', step: 'exponent' },
    ])
  },
})

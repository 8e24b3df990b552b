import { fraction, gcd, lcm } from '../../maths'
import { unknownExponent as solution } from '../../solutions/real-numbers/unknown-exponent'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'

const power = (prime: number, exponent: number | string): string =>
  exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`

const measureOf = (asked: 'HCF' | 'LCM', x: number, k: number, i: number, j: number, q: number): number =>
  (asked === 'HCF' ? gcd : lcm)(2 ** x * 3 ** i, 2 ** k * 3 ** j * q)

const stems = ['is', 'if', 'for'] as const

/** E.g. "The LCM of 2^x × 3² and 2³ × 3 × 5 is 1440. Find x." */
export const unknownExponent = template({
  id: 'rn-unknown-exponent',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-prime-power-form'],
  difficulty: 'medium',
  marks: 1,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => ({
        asked: source.pick(['HCF', 'LCM'] as const),
        x: source.integer(1, 5),
        k: source.integer(1, 5),
        i: source.integer(1, 3),
        j: source.integer(1, 3),
        q: source.pick([5, 7]),
        stem: source.pick(stems),
      }),
      ({ asked, x, k, i, j, q }) =>
        (asked === 'HCF' ? x < k : x > k) && i !== j && lcm(2 ** x * 3 ** i, 2 ** k * 3 ** j * q) <= 10_000,
    ),
  given: ({ asked, x, k, i, j, q }) => ({
    measure: asked,
    letter: 'x',
    prime: fraction(2),
    first: [{ prime: 3, exponent: i }],
    second: [
      { prime: 2, exponent: k },
      { prime: 3, exponent: j },
      { prime: q, exponent: 1 },
    ],
    value: fraction(measureOf(asked, x, k, i, j, q)),
  }),
  solution,
  ask: ({ asked, x, k, i, j, q, stem }) => {
    const first = `${power(2, 'x')} \\times ${power(3, i)}`
    const second = `${power(2, k)} \\times ${power(3, j)} \\times ${q}`
    const value = measureOf(asked, x, k, i, j, q)
    return {
      question: {
        is: `The ${asked} of $${first}$ and $${second}$ is $${value}$. Find the natural number $x$.`,
        if: `If $a = ${first}$, $b = ${second}$ and $\\text{${asked}}(a, b) = ${value}$, find the value of $x$.`,
        for: `For which natural number $x$ is $${value}$ the ${asked} of $${first}$ and $${second}$?`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `Write $${value}$ as a product of powers of primes.`,
        `Compare the powers of $2$. Does the ${asked} take the smaller or the greater exponent?`,
      ],
      explanation:
        'Each prime can be looked at on its own: its exponent in the HCF is the smaller of the two exponents and in the LCM the greater.',
    }
  },
  crossCheck: ({ asked, x, k, i, j, q }) => {
    const by = asked === 'HCF' ? largestDivisorOfAll : leastMultipleOfAll
    const other = 2 ** k * 3 ** j * q
    const target = by(2 ** x * 3 ** i, other)
    return `${[1, 2, 3, 4, 5, 6, 7].find((trial) => by(2 ** trial * 3 ** i, other) === target)}`
  },
  slips: ({ asked, x, k, i, j }) =>
    distinctSlips(`${x}`, [
      {
        response: `${k}`,
        note: 'That is the exponent of 2 in the other number. Compare with the given value.',
        step: 'compared',
      },
      {
        response: `${(asked === 'HCF' ? Math.min : Math.max)(i, j)}`,
        note: 'That is the exponent of 3. Look at the powers of 2.',
        step: 'exponents',
      },
      {
        response: `${2 ** x}`,
        note: 'That is the power itself. The question asks for its exponent.',
        step: 'compared',
      },
      {
        response: `${x + k}`,
        note: 'The exponents are compared here; they are added only in a product.',
        step: 'rule',
      },
      { response: `${Math.abs(x - k)}`, note: 'The exponents are compared here, not subtracted.', step: 'rule' },
    ]),
})

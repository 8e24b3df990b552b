import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, timesDividing } from './by-trial'

type Exponents = readonly [p: number, q: number]

const power = (letter: string, exponent: number): string => (exponent === 1 ? letter : `${letter}^${exponent}`)
const monomial = ([i, j]: Exponents): string => `${power('p', i)} ${power('q', j)}`
const combine = (a: Exponents, b: Exponents, choose: (...n: readonly number[]) => number): Exponents => [
  choose(a[0], b[0]),
  choose(a[1], b[1]),
]

/** E.g. "If a = p³q² and b = pq⁴, where p and q are prime numbers, find LCM(a, b)." */
export const primePowersInLetters = template({
  id: 'rn-prime-powers-in-letters',
  topic: 'real-numbers',
  archetypes: ['rn-prime-power-form'],
  difficulty: 'medium',
  marks: 1,
  draw: (random) => {
    const exponents = () => [random.integer(1, 5), random.integer(1, 5)] as const
    return random.until(
      () => ({ a: exponents(), b: exponents(), asked: random.pick(['HCF', 'LCM'] as const), stem: random.chance(0.5) }),
      ({ a, b }) => (a[0] - b[0]) * (a[1] - b[1]) < 0,
    )
  },
  pose: ({ a, b, asked, stem }) => {
    const key = combine(a, b, asked === 'HCF' ? Math.min : Math.max)
    const size = asked === 'HCF' ? 'smaller' : 'greater'
    return {
      question: stem
        ? `If two positive integers $a$ and $b$ are written as $a = ${monomial(a)}$ and $b = ${monomial(b)}$, where $p$ and $q$ are distinct prime numbers, find $\\text{${asked}}(a, b)$. (Type $p^2$ as p^2.)`
        : `Two positive integers are $${monomial(a)}$ and $${monomial(b)}$, where $p$ and $q$ are two different prime numbers. What is their ${asked}? (Type $p^2$ as p^2.)`,
      rule: { kind: 'expression', expected: monomial(key) },
      hints: [
        'The numbers are already written as products of powers of primes.',
        `For the ${asked}, compare the powers of $p$ first, then the powers of $q$.`,
      ],
      steps: [
        `The numbers $${monomial(a)}$ and $${monomial(b)}$ are already products of powers of primes`,
        `For the ${asked} take the ${size} power of each prime`,
        `Of $${power('p', a[0])}$ and $${power('p', b[0])}$ the ${size} is $${power('p', key[0])}$`,
        `Of $${power('q', a[1])}$ and $${power('q', b[1])}$ the ${size} is $${power('q', key[1])}$`,
        `$\\text{${asked}}(a, b) = ${monomial(key)}$`.replace('(a, b)', stem ? '(a, b)' : ''),
      ],
      explanation:
        'Letters behave like any primes here: the HCF takes the smallest power of each common prime, the LCM the greatest power of each prime.',
    }
  },
  crossCheck: ({ a, b, asked }) => {
    const [first, second] = [2 ** a[0] * 3 ** a[1], 2 ** b[0] * 3 ** b[1]]
    const hcf = largestDivisorOfAll(first, second)
    const value = asked === 'HCF' ? hcf : (first / hcf) * second
    return monomial([timesDividing(value, 2), timesDividing(value, 3)])
  },
  slips: ({ a, b, asked }) => {
    const [least, greatest] = [combine(a, b, Math.min), combine(a, b, Math.max)]
    return distinctSlips(monomial(asked === 'HCF' ? least : greatest), [
      {
        response: monomial(asked === 'HCF' ? greatest : least),
        note: 'HCF takes the smallest powers and LCM the greatest: you exchanged them.',
      },
      { response: monomial([a[0] + b[0], a[1] + b[1]]), note: 'That is the product of the two numbers.' },
    ])
  },
})

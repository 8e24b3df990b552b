import { productTex } from '../../solutions/real-numbers/pieces/letter-powers'
import { primePowersInLetters as solution, type Given } from '../../solutions/real-numbers/prime-powers-in-letters'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, timesDividing } from './pieces/by-trial'

const stems = ['written', 'are', 'let'] as const

type Exponents = readonly [p: number, q: number]

const monomial = (exponents: Exponents): string => productTex(1, ['p', 'q'], exponents)
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
      () => ({ a: exponents(), b: exponents(), asked: random.pick(['HCF', 'LCM'] as const), stem: random.pick(stems) }),
      ({ a, b }) => (a[0] - b[0]) * (a[1] - b[1]) < 0,
    )
  },
  given: ({ a, b, asked, stem }): Given => ({
    fronts: [1, 1],
    letters: ['p', 'q'],
    exponents: [
      [a[0], b[0]],
      [a[1], b[1]],
    ],
    asked,
    names: stem === 'are' ? null : ['a', 'b'],
  }),
  solution,
  ask: ({ a, b, asked, stem }) => ({
    question: {
      written: `If two positive integers $a$ and $b$ are written as $a = ${monomial(a)}$ and $b = ${monomial(b)}$, where $p$ and $q$ are distinct prime numbers, find $\\text{${asked}}(a, b)$. (Type $p^2$ as p^2.)`,
      are: `Two positive integers are $${monomial(a)}$ and $${monomial(b)}$, where $p$ and $q$ are two different prime numbers. What is their ${asked}? (Type $p^2$ as p^2.)`,
      let: `Let $a = ${monomial(a)}$ and $b = ${monomial(b)}$ for two distinct prime numbers $p$ and $q$. Write $\\text{${asked}}(a, b)$ as a product of powers of $p$ and $q$. (Type $p^2$ as p^2.)`,
    }[stem],
    rule: { kind: 'expression' },
    hints: [
      'The numbers are already written as products of powers of primes.',
      `For the ${asked}, compare the powers of $p$ first, then the powers of $q$.`,
    ],
    explanation:
      'Letters behave like any primes here: the HCF takes the smallest power of each common prime, the LCM the greatest power of each prime.',
  }),
  crossCheck: ({ a, b, asked }) => {
    const [first, second] = [2 ** a[0] * 3 ** a[1], 2 ** b[0] * 3 ** b[1]]
    const hcf = largestDivisorOfAll(first, second)
    const value = asked === 'HCF' ? hcf : (first / hcf) * second
    return monomial([timesDividing(value, 2), timesDividing(value, 3)])
  },
  slips: ({ a, b, asked }) => {
    const [least, greatest] = [combine(a, b, Math.min), combine(a, b, Math.max)]
    const [key, other] = asked === 'HCF' ? [least, greatest] : [greatest, least]
    return distinctSlips(monomial(key), [
      {
        response: monomial(other),
        note: 'HCF takes the smallest powers and LCM the greatest: you exchanged them.',
        step: 'rule',
      },
      { response: monomial([a[0] + b[0], a[1] + b[1]]), note: 'That is the product of the two numbers.', step: 'rule' },
      {
        response: monomial([key[0], other[1]]),
        note: 'The power of p is right. Compare the powers of q again.',
        step: 'power of q',
      },
      {
        response: monomial([other[0], key[1]]),
        note: 'The power of q is right. Compare the powers of p again.',
        step: 'power of p',
      },
    ])
  },
})

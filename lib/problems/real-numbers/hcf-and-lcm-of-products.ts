import { gcd, lcm } from '../../maths'
import { measureOfProducts } from '../../solutions/real-numbers/measure-of-products'
import { productTex } from '../../solutions/real-numbers/pieces/letter-powers'
import { inPart } from '../slips/in-part'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll, timesDividing } from './pieces/by-trial'

type Exponents = readonly [first: number, second: number]

/** A number with powers of two prime letters behind it. */
interface Product {
  readonly n: number
  readonly powers: Exponents
}

const chosen = (a: Exponents, b: Exponents, choose: (...n: readonly number[]) => number): Exponents => [
  choose(a[0], b[0]),
  choose(a[1], b[1]),
]

/** E.g. "x and y are different primes greater than 3. Find the HCF and the LCM of 12x³y² and 18x²y⁵." */
export const hcfAndLcmOfProducts = template({
  id: 'rn-hcf-and-lcm-of-products',
  topic: 'real-numbers',
  archetypes: ['rn-monomial-hcf-lcm'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => {
        const product = (): Product => ({
          n: source.pick([
            6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60,
          ]),
          powers: [source.integer(1, 5), source.integer(1, 5)],
        })
        const letters = source.pick([
          ['x', 'y'],
          ['p', 'q'],
          ['a', 'b'],
        ] as const)
        return { a: product(), b: product(), letters, stem: source.pick(['find', 'are', 'let'] as const) }
      },
      ({ a, b }) => {
        const common = gcd(a.n, b.n)
        return (
          common > 1 &&
          common < Math.min(a.n, b.n) &&
          lcm(a.n, b.n) <= 400 &&
          (a.powers[0] !== b.powers[0] || a.powers[1] !== b.powers[1]) &&
          a.powers.join() !== b.powers.join()
        )
      },
    ),
  pose: ({ a, b, letters, stem }) => {
    const [first, second] = [productTex(a.n, letters, a.powers), productTex(b.n, letters, b.powers)]
    const part = (label: string, asked: 'HCF' | 'LCM') => {
      const { lines, key } = measureOfProducts.solve({
        fronts: [a.n, b.n],
        letters,
        exponents: [
          [a.powers[0], b.powers[0]],
          [a.powers[1], b.powers[1]],
        ],
        asked,
      })
      const rule = { kind: 'expression', expected: key } as const
      return { label, ask: `Write the ${asked} of the two numbers.`, rule, steps: lines }
    }
    const [x, y] = letters
    return {
      question: `${
        {
          find: `$${x}$ and $${y}$ are different prime numbers greater than $7$. Consider the numbers $${first}$ and $${second}$.`,
          are: `Two numbers are $${first}$ and $${second}$, where $${x}$ and $${y}$ are two different primes, both greater than $7$.`,
          let: `Let $m = ${first}$ and $n = ${second}$ for two different prime numbers $${x}$ and $${y}$ that are greater than $7$.`,
        }[stem]
      } (Type $${x}^2$ as ${x}^2.)`,
      parts: [part('(i)', 'HCF'), part('(ii)', 'LCM')],
      hints: [
        `The letters $${x}$ and $${y}$ are primes that do not divide the numbers in front, so the three kinds of factors can be looked at one by one.`,
        'The HCF takes the smaller power of each prime, the LCM the greater.',
      ],
      explanation:
        'Each prime, whether it is written as a number or as a letter, is treated by itself: its smaller power goes into the HCF, its greater power into the LCM.',
    }
  },
  crossCheck: ({ a, b, letters }) => {
    // 11 and 13 in place of the letters: primes that divide no number in front
    const value = ({ n, powers }: Product, prime: 11 | 13) => n * prime ** powers[prime === 11 ? 0 : 1]
    const by = (measure: (...n: readonly number[]) => number) => {
      const [inFirst, inSecond] = [measure(value(a, 11), value(b, 11)), measure(value(a, 13), value(b, 13))]
      return productTex(measure(a.n, b.n), letters, [timesDividing(inFirst, 11), timesDividing(inSecond, 13)])
    }
    return [by(largestDivisorOfAll), by(leastMultipleOfAll)]
  },
  slips: ({ a, b, letters }) => {
    const [hcf, least] = [gcd(a.n, b.n), lcm(a.n, b.n)]
    const [low, high] = [chosen(a.powers, b.powers, Math.min), chosen(a.powers, b.powers, Math.max)]
    const text = (n: number, powers: Exponents) => productTex(n, letters, powers)
    return [
      ...inPart('(i)', text(hcf, low), [
        {
          response: text(least, high),
          note: 'That is the LCM: the HCF takes the smaller powers.',
          step: 'powers in HCF',
        },
        {
          response: text(hcf, high),
          note: 'The number in front is right. For the HCF take the smaller powers of the letters.',
          step: 'powers in HCF',
        },
        {
          response: text(Math.min(a.n, b.n), low),
          note: 'The letters are right. Does your number divide both of the numbers in front?',
          step: 'number in HCF',
        },
      ]),
      ...inPart('(ii)', text(least, high), [
        { response: text(hcf, low), note: 'That is the HCF: the LCM takes the greater powers.', step: 'powers in LCM' },
        {
          response: text(a.n * b.n, high),
          note: 'The letters are right. The numbers in front share a factor, so a smaller multiple will do.',
          step: 'number in LCM',
        },
        {
          response: text(least, [a.powers[0] + b.powers[0], a.powers[1] + b.powers[1]]),
          note: 'The exponents are compared, not added: the greater one is taken.',
          step: 'powers in LCM',
        },
      ]),
    ]
  },
})

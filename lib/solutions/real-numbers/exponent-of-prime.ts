import { factorisationTex, isPrime, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLine } from './pieces/factor-lines'
import { factorsObjection, naturals } from './pieces/naturals'
import { powersOf } from './pieces/powers'

/** The exponent of a prime in a number, which may be told as a product. */
export interface Given {
  readonly prime: Fraction
  readonly numbers: readonly Fraction[]
}

const productOf = ({ numbers }: Given): bigint => numbers.reduce((all, { n }) => all * n, 1n)

function objection(given: Given): string | null {
  const { prime, numbers } = given
  const whole = factorsObjection([prime, ...numbers], 'prime factorisation')
  if (whole !== null) return whole
  if (!isPrime(Number(prime.n))) return `$${prime.n}$ is not a prime number.`
  if (productOf(given) < 2n) return '$1$ has no prime factor.'
  return productOf(given) > 1_000_000_000n
    ? 'That number is too big for me to factorise. I can work with numbers up to $1000000000$.'
    : null
}

/** E.g. "Find the exponent of 2 in the prime factorisation of 24 × 36." */
export const exponentOfPrime = worked<Given>({
  id: 'exponent-of-prime',
  archetype: 'rn-prime-factorisation',
  objection,
  solve: (given) => {
    const prime = Number(given.prime.n)
    const numbers = naturals(given.numbers)
    const times = numbers.map((n) => powersOf(n).find((one) => one.prime === prime)?.exponent ?? 0)
    const exponent = times.reduce((a, b) => a + b, 0)
    const told = numbers.join(' \\times ')
    return {
      lines: [
        ...numbers.map((n, index) =>
          index === numbers.length - 1
            ? earns(0.5, factorLine(n), `factors ${index + 1}`)
            : line(`factors ${index + 1}`, factorLine(n)),
        ),
        numbers.length === 1
          ? earns(0.5, says`So ${equals(`the exponent of $${prime}$`, `${exponent}`)}`, 'exponent')
          : earns(
              0.5,
              says`In ${chain(told, factorisationTex(Number(productOf(given))))} the exponents are added: ${equals(`the exponent of $${prime}$`, times.join(' + '), `${exponent}`)}`,
              'exponent',
            ),
      ],
      key: `${exponent}`,
    }
  },
})

import { letterAt } from '../../letters'
import { factorisationTex, isPrime, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { divisionLines } from './pieces/division-lines'
import { factorsObjection } from './pieces/naturals'

/** Powers as they are written: a base need not be prime. */
export type Factors = readonly (readonly [base: number, exponent: number])[]

export interface Given {
  readonly number: Fraction
  /** What is offered, in its order. */
  readonly options: readonly Factors[]
}

const valueOf = (factors: Factors): bigint =>
  factors.reduce((product, [base, exponent]) => product * BigInt(base) ** BigInt(exponent), 1n)

const placesOf = ({ number, options }: Given): readonly number[] =>
  options.flatMap((factors, place) =>
    factors.every(([base, exponent]) => exponent === 0 || isPrime(base)) && valueOf(factors) === number.n
      ? [place]
      : [],
  )

/** E.g. "Which of these is the prime factorisation of 360?" 2³ × 3² × 5, ... */
export const productOfPrimes = worked<Given>({
  id: 'product-of-primes',
  archetype: 'rn-prime-factorisation',
  objection: (given) => {
    const problem = factorsObjection([given.number], 'prime factorisation')
    if (problem !== null) return problem
    if (given.number.n < 2n) return '1 is not a product of primes: prime factorisation begins at 2.'
    const count = placesOf(given).length
    if (count === 1) return null
    return `${count === 0 ? 'None' : 'More than one'} of the options is the prime factorisation of $${given.number.n}$: look at them again.`
  },
  solve: (given) => {
    const n = Number(given.number.n)
    const letter = letterAt(placesOf(given)[0] ?? 0)
    return {
      lines: [
        ...divisionLines(n).map((said, index) => line(`divided ${index + 1}`, said)),
        earns(1, says`So ${chain(`${n}`, factorisationTex(n))}: the correct option is (${letter})`),
      ],
      key: letter,
    }
  },
})

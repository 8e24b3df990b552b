import { isPrime, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLine } from './pieces/factor-lines'
import { naturals, wholeObjection } from './pieces/naturals'
import { powersOf, powersValue, type Powers } from './pieces/powers'

/** Two numbers as products of powers of primes, one exponent unknown, and their HCF or LCM. */
export interface Given {
  readonly measure: 'HCF' | 'LCM'
  /** Of the unknown exponent. */
  readonly letter: string
  /** The prime to which it is the exponent, in the first number. */
  readonly prime: Fraction
  /** The other prime powers of the first number. */
  readonly first: Powers
  readonly second: Powers
  readonly value: Fraction
}

const exponentIn = (powers: Powers, prime: number): number => powers.find((one) => one.prime === prime)?.exponent ?? 0

/** The exponents of the prime in the second number and in the measure. */
function exponentsOf({ prime, second, value }: Given): { readonly other: number; readonly taken: number } {
  const [base = 2, measured = 1] = naturals([prime, value])
  return { other: exponentIn(second, base), taken: exponentIn(powersOf(measured), base) }
}

function objection(given: Given): string | null {
  const { measure, letter, prime, first, second, value } = given
  const whole = wholeObjection([prime, value])
  if (whole !== null) return whole
  const [base = 2, measured = 1] = naturals([prime, value])
  if (![base, ...[...first, ...second].map((power) => power.prime)].every(isPrime))
    return 'Every base must be a prime number here.'
  if (first.some((power) => power.prime === base)) return `$${base}$ may stand in the first number only once.`
  const { other, taken } = exponentsOf(given)
  const rest = (powers: Powers) => powersValue(powers.filter((power) => power.prime !== base))
  const choose = measure === 'HCF' ? Math.min : Math.max
  const fits = [...first, ...second, ...powersOf(measured)]
    .filter((power) => power.prime !== base)
    .every(
      (power) =>
        choose(exponentIn(first, power.prime), exponentIn(second, power.prime)) ===
        exponentIn(powersOf(measured), power.prime),
    )
  const wrongSide = measure === 'HCF' ? taken > other : taken < other
  if (!fits || wrongSide)
    return `For no value of $${letter}$ is $${value.n}$ the ${measure}: compare the powers of the other primes, of which the second number has the product $${rest(second)}$.`
  return taken === other
    ? `More than one value of $${letter}$ fits: the ${measure} only tells that it is ${measure === 'HCF' ? 'at least' : 'at most'} $${taken}$.`
    : null
}

/** E.g. "The LCM of 2^x × 3² and 2³ × 3 × 5 is 1440. Find x." */
export const unknownExponent = worked<Given>({
  id: 'unknown-exponent',
  archetype: 'rn-prime-power-form',
  objection,
  solve: (given) => {
    const { measure, letter, prime, value } = given
    const { other, taken } = exponentsOf(given)
    return {
      lines: [
        line('value', factorLine(Number(value.n))),
        line('rule', `The ${measure} takes the ${measure === 'HCF' ? 'smallest' : 'greatest'} power of each prime`),
        line(
          'exponents',
          `The exponents of $${prime.n}$ in the two numbers are $${letter}$ and $${other}$, and the exponent in the ${measure} is $${taken}$`,
        ),
        earns(
          1,
          says`Since $${taken}$ is not $${other}$, it must be the other exponent, so ${chain(letter, `${taken}`)}`,
          'compared',
        ),
      ],
      key: `${taken}`,
    }
  },
})

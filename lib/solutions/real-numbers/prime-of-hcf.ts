import { primeFactors, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { worked } from '../solution'
import { wholeObjection } from './pieces/naturals'

/** A prime number of which the HCF with another number is known. */
export interface Given {
  readonly letter: string
  readonly other: Fraction
  readonly hcf: Fraction
}

/** E.g. "The HCF of k and 93 is 31, where k is a prime number. Find k." */
export const primeOfHcf = worked<Given>({
  id: 'prime-of-hcf',
  archetype: 'rn-hcf-two',
  objection: ({ letter, other, hcf }) => {
    const whole = wholeObjection([other, hcf])
    if (whole !== null) return whole
    if (hcf.n === 1n) return `Every prime number that does not divide $${other.n}$ can be $${letter}$.`
    return other.n % hcf.n !== 0n || primeFactors(Number(hcf.n)).length > 1
      ? `There is no such prime number: the HCF would have to be $1$, or a prime that divides $${other.n}$.`
      : null
  },
  solve: ({ letter, other, hcf }) => ({
    lines: [
      `The HCF divides both numbers, so $${hcf.n}$ is a factor of $${letter}$`,
      `$${letter}$ is prime: its only factors are $1$ and $${letter}$. As $${hcf.n}$ is not $1$, $${letter} = ${hcf.n}$`,
      says`Check: ${chain(`${other.n}`, `${hcf.n} \\times ${other.n / hcf.n}`)}, so the HCF of the two is $${`${hcf.n}`}$`,
    ],
    key: `${hcf.n}`,
  }),
})

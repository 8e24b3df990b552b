import { factorisationText, isPrime, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { divisionLines } from './pieces/division-lines'
import { factorsObjection } from './pieces/naturals'
import { powersOf, powersTex } from './pieces/powers'

export interface Given {
  readonly number: Fraction
}

const tooSmall = (text: string): string => `${text} is not a product of primes: prime factorisation begins at 2.`

/** E.g. "Express 156 as a product of its prime factors." */
export const primeFactorisation = worked<Given>({
  id: 'prime-factorisation',
  archetype: 'rn-prime-factorisation',
  objection: ({ number }) =>
    number.d === 1n && number.n < 2n ? tooSmall(`${number.n}`) : factorsObjection([number], 'prime factorisation'),
  solve: ({ number }) => {
    const n = Number(number.n)
    const divided = isPrime(n) ? [] : divisionLines(n).map((said, index) => line(`divided ${index + 1}`, said))
    return {
      lines: [
        ...divided,
        earns(
          1,
          isPrime(n)
            ? `$${n}$ is a prime number: it is its own factorisation`
            : says`So ${chain(`${n}`, powersTex(powersOf(n)))}`,
          'factorisation',
        ),
      ],
      key: factorisationText(n),
    }
  },
})

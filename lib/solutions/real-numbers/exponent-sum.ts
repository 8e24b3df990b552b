import type { Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { divisionLines } from './pieces/division-lines'
import { factorsObjection } from './pieces/naturals'
import { powersOf, powersTex } from './pieces/powers'

export interface Given {
  readonly number: Fraction
}

/** E.g. "Find the sum of the exponents of the primes in the prime factorisation of 1260." */
export const exponentSum = worked<Given>({
  id: 'exponent-sum',
  archetype: 'rn-exponent-sum',
  objection: ({ number }) =>
    number.d === 1n && number.n === 1n
      ? '$1$ has no prime factor, so there are no exponents to add.'
      : factorsObjection([number], 'prime factorisation'),
  solve: ({ number }) => {
    const n = Number(number.n)
    const powers = powersOf(n)
    const exponents = powers.map(({ exponent }) => exponent)
    const sum = exponents.reduce((a, b) => a + b, 0)
    const shown = powersTex(powers)
    return {
      lines: [
        ...divisionLines(n).map((said, index) => line(`divided ${index + 1}`, said)),
        earns(
          0.5,
          shown === `${n}` ? `The only exponent is that of $${n}$ itself` : says`So ${chain(`${n}`, shown)}`,
          'factors',
        ),
        earns(
          0.5,
          exponents.length === 1
            ? says`Hence ${equals('the sum of the exponents', `${sum}`)}`
            : says`Hence ${equals('the sum of the exponents', exponents.join(' + '), `${sum}`)}`,
          'sum',
        ),
      ],
      key: `${sum}`,
    }
  },
})

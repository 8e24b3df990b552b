import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLine, factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { commonPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  readonly numbers: readonly Fraction[]
  /** 'divisor': the greatest number that divides them all. */
  readonly asked: 'hcf' | 'divisor'
}

/** E.g. "Find the HCF of 96 and 404 by the prime factorisation method." */
export const hcf = worked<Given>({
  id: 'hcf',
  archetype: 'rn-hcf-two',
  objection: ({ numbers }) => naturalsObjection(numbers, 'HCF'),
  solve: ({ numbers, asked }) => {
    const found = naturals(numbers)
    const powers = commonPowers(found)
    const measure = chain(`\\text{HCF}(${found.join(', ')})`, ...evaluatedSides(powers))
    const all = found.length === 2 ? 'both' : 'all of them'
    return {
      lines: [
        ...(found.length === 2
          ? found.map((n, index) => earns(0.5, factorLine(n), `factors ${index + 1}`))
          : factorLines(found, 1)),
        line(
          'rule',
          powers.length === 0
            ? 'There is no common prime factor, so the numbers are co-prime'
            : 'HCF $=$ product of the smallest power of each common prime factor in the numbers',
        ),
        earns(
          1,
          asked === 'divisor' ? says`So the greatest number that divides ${all} is ${measure}` : says`So ${measure}`,
          'HCF',
        ),
      ],
      key: `${powersValue(powers)}`,
    }
  },
})

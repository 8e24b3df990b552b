import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  readonly numbers: readonly Fraction[]
  /** 'multiple': the least number that is divisible by them all. */
  readonly asked: 'lcm' | 'multiple'
}

/** E.g. "Find the LCM of 12, 15 and 21 by the prime factorisation method." */
export const lcm = worked<Given>({
  id: 'lcm',
  archetype: 'rn-lcm-two-three',
  objection: ({ numbers }) => naturalsObjection(numbers, 'LCM'),
  solve: ({ numbers, asked }) => {
    const found = naturals(numbers)
    const powers = allPowers(found)
    const measure = chain('\\text{LCM}', ...evaluatedSides(powers))
    return {
      lines: [
        ...factorLines(found, 1),
        line('rule', 'LCM $=$ product of the greatest power of each prime factor involved in the numbers'),
        earns(1, says`${asked === 'multiple' ? 'So the least such number is the' : 'So'} ${measure}`, 'LCM'),
      ],
      key: `${powersValue(powers)}`,
    }
  },
})

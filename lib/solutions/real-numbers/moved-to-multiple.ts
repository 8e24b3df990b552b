import { toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  readonly number: Fraction
  readonly divisors: readonly Fraction[]
  readonly done: 'added' | 'subtracted'
}

/** E.g. "Find the least number which must be added to 2497 so that the sum is divisible by 5, 6, 4 and 3." */
export const movedToMultiple = worked<Given>({
  id: 'moved-to-multiple',
  archetype: 'rn-lcm-with-remainder',
  objection: ({ number, divisors }) => {
    const whole = naturalsObjection([...divisors, number], 'LCM')
    if (whole !== null) return whole
    return powersValue(allPowers(naturals(divisors))) > number.n ? 'Their LCM is greater than the number itself.' : null
  },
  solve: ({ number, divisors, done }) => {
    const found = naturals(divisors)
    const powers = allPowers(found)
    const lcm = powersValue(powers)
    const [times, rest] = [number.n / lcm, number.n % lcm]
    const by = rest === 0n ? '0' : done === 'added' ? `${lcm - rest}` : `${rest}`
    return {
      lines: [
        ...factorLines(found, 1),
        earns(0.5, says`${chain('\\text{LCM}', ...evaluatedSides(powers))}`, 'LCM'),
        earns(
          1,
          says`Dividing $${toText(number)}$ by the LCM: ${chain(`${number.n}`, `${lcm} \\times ${times} + ${rest}`)}`,
          'division',
        ),
        earns(
          0.5,
          rest === 0n
            ? 'The remainder is $0$: it is divisible by all of them already'
            : done === 'added'
              ? says`To be ${'added'}: ${chain(`${lcm} - ${rest}`, by)}`
              : `The remainder is to be subtracted: $${by}$`,
          'moved',
        ),
      ],
      key: by,
    }
  },
})

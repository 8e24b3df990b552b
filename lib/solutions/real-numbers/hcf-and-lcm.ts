import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { bothLine, bothText } from './pieces/both-measures'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, commonPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  readonly numbers: readonly Fraction[]
}

const all = ['', '', 'both', 'all three', 'all four', 'all five', 'all six', 'all seven', 'all eight'] as const

/** E.g. "Find the HCF and LCM of 12, 15 and 21 by the prime factorisation method." */
export const hcfAndLcm = worked<Given>({
  id: 'hcf-and-lcm',
  archetype: 'rn-hcf-lcm-three',
  objection: ({ numbers }) => naturalsObjection(numbers, 'HCF and LCM'),
  solve: ({ numbers }) => {
    const found = naturals(numbers)
    const [common, every] = [commonPowers(found), allPowers(found)]
    const [hcf, lcm] = [powersValue(common), powersValue(every)]
    const measure = chain('\\text{HCF}', ...evaluatedSides(common))
    const primes = common.map(({ prime }) => `$${prime}$`).join(', ')
    return {
      lines: [
        ...factorLines(found, 1),
        earns(
          1,
          common.length === 0
            ? says`No prime is common to ${all[found.length] ?? 'all'}, so ${measure}`
            : says`Primes common to ${all[found.length] ?? 'all'}: ${primes}. With the smallest powers, ${measure}`,
          'HCF',
        ),
        earns(
          1,
          says`With the greatest power of every prime, ${chain('\\text{LCM}', ...evaluatedSides(every))}`,
          'LCM',
        ),
        bothLine(hcf, lcm),
      ],
      key: bothText(hcf, lcm),
    }
  },
})

import type { Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { bothLine, bothText } from './pieces/both-measures'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, commonPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  readonly numbers: readonly [Fraction, Fraction]
}

/** E.g. "Find the HCF and LCM of 26 and 91 and verify that HCF × LCM = product of the two numbers." */
export const hcfLcmVerify = worked<Given>({
  id: 'hcf-lcm-verify',
  archetype: 'rn-hcf-lcm-verify',
  objection: ({ numbers }) => naturalsObjection(numbers, 'HCF and LCM'),
  solve: ({ numbers }) => {
    const found = naturals(numbers)
    const [common, every] = [commonPowers(found), allPowers(found)]
    const [hcf, lcm] = [powersValue(common), powersValue(every)]
    const lead =
      common.length === 0
        ? 'There is no common prime factor, so'
        : 'With the smallest power of each common prime factor,'
    return {
      lines: [
        ...factorLines(found, 1),
        earns(0.5, says`${lead} ${chain('\\text{HCF}', ...evaluatedSides(common))}`, 'HCF'),
        earns(
          0.5,
          says`With the greatest power of each prime factor, ${chain('\\text{LCM}', ...evaluatedSides(every))}`,
          'LCM',
        ),
        earns(
          0.5,
          says`Verification: ${chain('\\text{HCF} \\times \\text{LCM}', `${hcf} \\times ${lcm}`, `${hcf * lcm}`)}`,
          'verification',
        ),
        earns(
          0.5,
          says`${equals('Product of the two numbers', found.join(' \\times '), `${hcf * lcm}`)}, which is the same. Hence verified`,
          'product',
        ),
        bothLine(hcf, lcm),
      ],
      key: bothText(hcf, lcm),
    }
  },
})

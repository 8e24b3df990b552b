import type { Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { bothLine, bothText } from './pieces/both-measures'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, commonPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  readonly numbers: readonly Fraction[]
  /** Whether it is so is asked: of three numbers it may not be. */
  readonly isAsked?: true
}

/** Whether HCF × LCM is the product of the numbers. */
function isSame(numbers: readonly Fraction[]): boolean {
  const found = naturals(numbers)
  return (
    BigInt(powersValue(commonPowers(found)) * powersValue(allPowers(found))) ===
    found.reduce((all, n) => all * BigInt(n), 1n)
  )
}

/** E.g. "Find the HCF and LCM of 26 and 91 and verify that HCF × LCM = product of the two numbers." */
export const hcfLcmVerify = worked<Given>({
  id: 'hcf-lcm-verify',
  archetype: 'rn-hcf-lcm-verify',
  objection: ({ numbers, isAsked }) =>
    naturalsObjection(numbers, 'HCF and LCM') ??
    (isAsked !== true && !isSame(numbers)
      ? 'HCF × LCM is not the product of these numbers: the rule is for two.'
      : null),
  solve: ({ numbers, isAsked }) => {
    const found = naturals(numbers)
    const [common, every] = [commonPowers(found), allPowers(found)]
    const [hcf, lcm] = [powersValue(common), powersValue(every)]
    const product = found.reduce((all, n) => all * BigInt(n), 1n)
    const same = product === BigInt(hcf * lcm)
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
          says`${equals(`Product of the ${found.length === 2 ? 'two ' : ''}numbers`, found.join(' \\times '), `${product}`)}, which is ${same ? 'the same. Hence verified' : 'not the same'}`,
          'product',
        ),
        ...(isAsked === true && found.length > 2 ? ['The rule HCF × LCM = product is for two numbers only'] : []),
        bothLine(hcf, lcm),
      ],
      key: isAsked === true ? `${bothText(hcf, lcm)}; ${same ? 'Yes' : 'No'}` : bothText(hcf, lcm),
    }
  },
})

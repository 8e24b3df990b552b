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
  /** Their ratio is asked, in this order. */
  readonly ratio?: 'LCM : HCF' | 'HCF : LCM'
}

const all = ['', '', 'both', 'all three', 'all four', 'all five', 'all six', 'all seven', 'all eight'] as const

/** The HCF divides the LCM: one of the terms is 1. */
export const ratioSides = (hcf: bigint, lcm: bigint, ratio: NonNullable<Given['ratio']>) =>
  ratio === 'LCM : HCF' ? [`${lcm} : ${hcf}`, `${lcm / hcf} : 1`] : [`${hcf} : ${lcm}`, `1 : ${lcm / hcf}`]

/** E.g. "Find the HCF and LCM of 12, 15 and 21 by the prime factorisation method." */
export const hcfAndLcm = worked<Given>({
  id: 'hcf-and-lcm',
  archetype: 'rn-hcf-lcm-three',
  objection: ({ numbers }) => naturalsObjection(numbers, 'HCF and LCM'),
  solve: ({ numbers, ratio }) => {
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
        ratio ? says`${ratio} $=$ ${chain(...ratioSides(hcf, lcm, ratio))}` : bothLine(hcf, lcm),
      ],
      key: ratio ? (ratioSides(hcf, lcm, ratio).at(-1) ?? '') : bothText(hcf, lcm),
    }
  },
})

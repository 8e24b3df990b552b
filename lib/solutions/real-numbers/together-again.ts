import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

export interface Given {
  readonly intervals: readonly Fraction[]
  /** In the plural: 'minutes'. */
  readonly unit: string
}

export interface Manner {
  /** What will happen: 'the bells will next toll together'. */
  readonly event: string
}

const plain: Manner = { event: 'they will next come together' }

/** E.g. "Bells tolling at intervals of 9, 12 and 15 minutes start tolling together. After how many minutes ...?" */
export const togetherAgain = worked<Given, Manner>({
  id: 'together-again',
  archetype: 'rn-lcm-together-again',
  objection: ({ intervals }) => naturalsObjection(intervals, 'LCM'),
  solve: ({ intervals, unit }, { event } = plain) => {
    const found = naturals(intervals)
    const powers = allPowers(found)
    const value = `${powersValue(powers)}`
    return {
      lines: [
        earns(0.5, `The required time, in ${unit}, is the least common multiple (LCM) of ${listed(found)}`, 'rule'),
        ...factorLines(found, 0.5),
        earns(0.5, says`${chain('\\text{LCM}', ...evaluatedSides(powers))}`, 'LCM'),
        earns(0.5, `So ${event} after $${value}$ ${unit}`, 'time'),
      ],
      key: value,
    }
  },
})

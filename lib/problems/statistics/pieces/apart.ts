import { subtract, toNumber } from '../../../maths'
import type { WrongValue } from '../../slips/wrong-values'

/** Leaves out a wrong value that would be taken for an earlier one, which is nearly the same. */
export const apart = (candidates: readonly WrongValue[]): readonly WrongValue[] =>
  candidates.filter(
    ([value], index) =>
      candidates.findIndex(([earlier]) => Math.abs(toNumber(subtract(earlier, value))) < 0.02) === index,
  )

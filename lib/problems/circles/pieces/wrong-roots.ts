import { toNumber, surdText, type Surd } from '../../../maths'
import type { Slip } from '../../template'

export type WrongRoot = readonly [value: Surd, note: string, step: Slip['step']]

const size = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

/** The slips that a draw really allows: positive, and none so near to the key or to an earlier one that it could be taken for it. */
export function wrongRoots(key: Surd, candidates: readonly WrongRoot[], gap = 0.15): readonly Slip[] {
  const apart = (one: Surd, other: Surd) => Math.abs(size(one) - size(other)) > gap
  return candidates
    .filter(([value]) => size(value) > 0 && apart(value, key))
    .filter(([value], index, wrong) => wrong.slice(0, index).every(([earlier]) => apart(earlier, value)))
    .map(([value, note, step]) => ({ response: surdText(value), note, step }))
}

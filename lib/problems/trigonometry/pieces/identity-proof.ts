import { withAngle, type Identity } from './identity'
import { lineOfProof } from '../../kinds-of-question/step-order'
import { earns, type Step } from '../../template'

/** The letters for the angle. */
export const proofAngles = ['A', '\\theta'] as const

/** The identity, set on a line of its own. */
export const equationTex = ({ left, right }: Identity, angle: string): string =>
  `$$${withAngle(left, angle)} = ${withAngle(right, angle)}$$`

/** What every proof of an identity teaches. */
export const proofExplanation =
  'The safest proof of an identity starts from one side, usually the longer one, and changes it step by step until the other side appears.'

/** What a proof earns. */
export const proofMarks = 3

/** The lines of the proof: half a mark each, and what is left of the marks for the first and the last one. */
export function markedProof({ lines }: Identity, angle: string): readonly Step[] {
  const left = proofMarks - lines.length / 2
  const more = (index: number): number => {
    if (index === 0) return left > 0 ? 0.5 : 0
    return index === lines.length - 1 && left > 0.5 ? left - 0.5 : 0
  }
  return lines.map((line, index) => earns(0.5 + more(index), withAngle(line, angle), lineOfProof(index)))
}

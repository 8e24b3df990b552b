import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { diameterProofs } from './pieces/diameter-proofs'

/** E.g. "PQ is a diameter of a circle. Prove that the tangents at P and Q are parallel." */
export const proveAtDiameter = proofTemplate(
  {
    id: 'cir-prove-at-a-diameter',
    version: 2,
    topic: 'circles',
    archetypes: ['cir-prove-diameter-tangents'],
    difficulty: 'easy',
    marks: 2,
  },
  diameterProofs,
)

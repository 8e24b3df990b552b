import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { perpendicularProofs } from './pieces/perpendicular-proofs'

/** E.g. "XY is the tangent at the point P of a circle with centre O. To prove: OP ⊥ XY." */
export const provePerpendicular = proofTemplate(
  {
    id: 'cir-prove-tangent-perpendicular',
    topic: 'circles',
    archetypes: ['cir-prove-perpendicular'],
    difficulty: 'medium',
    marks: 3,
  },
  perpendicularProofs,
)

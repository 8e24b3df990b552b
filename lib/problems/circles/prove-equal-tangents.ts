import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { equalTangentsProofs } from './pieces/equal-tangents-proofs'

/** E.g. "PA and PB are tangents from P to a circle with centre O. To prove: PA = PB." */
export const orderEqualTangents = proofTemplate(
  {
    id: 'cir-order-equal-tangents',
    topic: 'circles',
    archetypes: ['cir-prove-equal-tangents'],
    difficulty: 'hard',
    marks: 3,
  },
  equalTangentsProofs,
)

import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { diameterAngleProofs } from './pieces/diameter-angle-proofs'

/** E.g. "KL is a diameter and angle MKL = 30°. The tangent at M meets KL produced at N. Prove that LM = LN." */
export const proveDiameterAngle = proofTemplate(
  {
    id: 'cir-prove-lengths-at-30',
    topic: 'circles',
    archetypes: ['cir-prove-diameter-angle'],
    difficulty: 'hard',
    marks: 3,
  },
  diameterAngleProofs,
)

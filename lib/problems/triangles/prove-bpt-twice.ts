import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { equalRatioProofs } from './pieces/equal-ratio-proofs'
import { parallelByBptProofs } from './pieces/parallel-by-bpt-proofs'

/** E.g. "O is a point inside △ABC and D is a point on OA. ... Prove that DF ∥ AC." */
export const proveParallelByBpt = proofTemplate(
  {
    id: 'tri-prove-parallel-by-bpt',
    topic: 'triangles',
    archetypes: ['tri-prove-bpt-twice'],
    difficulty: 'hard',
    marks: 3,
  },
  parallelByBptProofs,
)

/** E.g. "... LM ∥ CB and LN ∥ CD. Prove that AM/AB = AN/AD." */
export const proveEqualRatios = proofTemplate(
  {
    id: 'tri-prove-equal-ratios',
    topic: 'triangles',
    archetypes: ['tri-prove-ratio', 'tri-prove-bpt-twice'],
    difficulty: 'hard',
    marks: 3,
  },
  equalRatioProofs,
)

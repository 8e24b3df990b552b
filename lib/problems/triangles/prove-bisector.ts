import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { bisectorProofs } from './pieces/bisector-proofs'

/** E.g. "The diagonal KM of the quadrilateral KLMN bisects the angles at K and at M. Prove that △KLM ∼ △KNM." */
export const proveTwoParts = proofTemplate(
  {
    id: 'tri-prove-two-parts-similar',
    topic: 'triangles',
    archetypes: ['tri-prove-bisector-similar'],
    difficulty: 'easy',
    marks: 2,
  },
  bisectorProofs,
)

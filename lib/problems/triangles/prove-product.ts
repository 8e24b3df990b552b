import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { productProofs } from './pieces/product-proofs'

/** E.g. "D is a point on BC such that ∠ADC = ∠BAC. Prove that CA² = CB × CD." */
export const proveProduct = proofTemplate(
  {
    id: 'tri-order-product-proof',
    topic: 'triangles',
    archetypes: ['tri-prove-similar-product'],
    difficulty: 'hard',
    marks: 3,
  },
  productProofs,
)

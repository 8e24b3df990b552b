import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { isoscelesProofs } from './pieces/isosceles-proofs'

/** E.g. "PQ = PR, and the inscribed circle touches QR at T. Prove that T bisects QR." */
export const proveIsosceles = proofTemplate(
  {
    id: 'cir-prove-isosceles',
    version: 2,
    topic: 'circles',
    archetypes: ['cir-prove-isosceles-about'],
    difficulty: 'medium',
    marks: 3,
  },
  isoscelesProofs,
)

import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { parallelogramProofs } from './pieces/parallelogram-proofs'

/** E.g. "PQRS is a parallelogram. A line through P meets QR at X and SR produced at Y. Prove that ... PX × RX = YX × QX." */
export const proveInParallelogram = proofTemplate(
  {
    id: 'tri-prove-in-parallelogram',
    topic: 'triangles',
    archetypes: ['tri-prove-parallelogram'],
    difficulty: 'medium',
    marks: 3,
  },
  parallelogramProofs,
)

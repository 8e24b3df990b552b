import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { trapeziumProofs } from './pieces/trapezium-proofs'

/** E.g. "The diagonals KM and LN of the quadrilateral KLMN meet at O ... Prove that KLMN is a trapezium." */
export const proveTrapezium = proofTemplate(
  {
    id: 'tri-prove-a-trapezium',
    topic: 'triangles',
    archetypes: ['tri-prove-trapezium'],
    difficulty: 'medium',
    marks: 3,
  },
  trapeziumProofs,
)

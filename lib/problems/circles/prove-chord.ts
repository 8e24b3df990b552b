import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { chordBisectedProofs } from './pieces/chord-bisected-proofs'

/** E.g. "The chord KL of the larger circle touches the smaller circle at M. Prove that KM = ML." */
export const proveChordBisected = proofTemplate(
  {
    id: 'cir-prove-chord-is-bisected',
    topic: 'circles',
    archetypes: ['cir-prove-chord-bisected'],
    difficulty: 'easy',
    marks: 2,
  },
  chordBisectedProofs,
)

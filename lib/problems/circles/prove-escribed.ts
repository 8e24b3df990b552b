import { proofTemplate } from '../kinds-of-question/proof-in-order'
import { escribedProofs } from './pieces/escribed-proofs'

/** E.g. "A circle touches BC at P, AB produced at Q and AC produced at R. Prove that AQ is half the perimeter." */
export const proveEscribed = proofTemplate(
  {
    id: 'cir-prove-escribed',
    version: 2,
    topic: 'circles',
    archetypes: ['cir-escribed'],
    difficulty: 'hard',
    marks: 3,
  },
  escribedProofs,
)

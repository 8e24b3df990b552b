import { pairsOf } from '../kinds-of-question/assertion-families'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'
import { criterionKinds } from './pieces/criterion-assertions'
import { lengthKinds } from './pieces/length-assertions'
import { diagonals, shadows } from './pieces/story-assertions'

/** E.g. "Assertion (A): In △ABC, DE ∥ BC. If AD = 4 cm, DB = 6 cm and AE = 6 cm, then EC = 9 cm. Reason (R): ..." */
export const assertionOnBpt = assertionPairs({
  id: 'tri-assertion-reason',
  version: 3,
  topic: 'triangles',
  pairs: pairsOf([...lengthKinds, shadows, diagonals, ...criterionKinds]),
  whyReasonFalse:
    'A reason that sounds like a theorem of the chapter need not be one: compare it with the theorem word by word.',
})

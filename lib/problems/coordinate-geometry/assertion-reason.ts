import { collinearKind, fourthVertexKind, fromAxisKind, onCircleKind } from './pieces/assertion-figures'
import { formulaKinds } from './pieces/assertion-formulas'
import { pairsOf } from '../kinds-of-question/assertion-families'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'

/** E.g. "A: the distance of (6, -8) from the origin is 10 units. R: the distance of (x, y) from the origin is ..." */
export const coordinateAssertionReason = assertionPairs({
  id: 'cg-assertion-reason-formulas',
  version: 5,
  archetype: 'cg-assertion-reason',
  topic: 'coordinate-geometry',
  pairs: pairsOf([...formulaKinds, fromAxisKind, onCircleKind, fourthVertexKind, collinearKind]),
  whyReasonFalse:
    'A false reason explains nothing, even when the assertion is true. Test it with simple points that you can see on a graph.',
})

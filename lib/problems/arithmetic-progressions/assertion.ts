import { differenceKind, isApKind, meanKind } from './pieces/assertion-lists'
import { endsKind, fromSumsKind, oddKind, sumKind } from './pieces/assertion-sums'
import { countKind, formulaKind, fromEndKind, nthTermKind } from './pieces/assertion-terms'
import { pairsOf } from '../kinds-of-question/assertion-families'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'

/** E.g. "Assertion (A): The 12th term of the AP 4, 7, 10, ... is 37. Reason (R): ..." */
export const assertionOnAps = assertionPairs({
  id: 'ap-assertion-reason',
  version: 3,
  topic: 'arithmetic-progressions',
  pairs: pairsOf([
    nthTermKind,
    fromEndKind,
    countKind,
    formulaKind,
    differenceKind,
    isApKind,
    meanKind,
    sumKind,
    endsKind,
    fromSumsKind,
    oddKind,
  ]),
  whyReasonFalse:
    'A false reason explains nothing, even when the assertion is true. Test a formula with a short AP such as $1, 2, 3$.',
})

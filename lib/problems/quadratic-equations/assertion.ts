import { assertionPairs } from '../kinds-of-question/assertion-pairs'
import { pairsFrom } from '../kinds-of-question/assertion-statements'
import { natureFamilies } from './pieces/assertions-on-nature'
import { rootFamilies } from './pieces/assertions-on-roots'

/** E.g. "Assertion (A): The equation x² − 4x + 5 = 0 has no real roots. Reason (R): ..." */
export const assertionOnNature = assertionPairs({
  id: 'qe-assertion-reason',
  version: 3,
  topic: 'quadratic-equations',
  besides: ['qe-discriminant-nature'],
  pairs: pairsFrom([...natureFamilies, ...rootFamilies]),
  whyReasonFalse: 'A false reason explains nothing, even when the assertion is true: read every sign and word of it.',
})

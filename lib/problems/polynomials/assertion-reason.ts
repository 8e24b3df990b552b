import { statementPairs } from './pieces/assertion-pairs'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'

/** E.g. "Assertion (A): The polynomial x² + 2x + 5 has no real zeroes. Reason (R): ..." */
export const assertionReason = assertionPairs({
  id: 'poly-assertion-reason',
  topic: 'polynomials',
  pairs: statementPairs,
  whyReasonFalse: 'A statement about all quadratic polynomials is false as soon as there is one counter-example.',
})

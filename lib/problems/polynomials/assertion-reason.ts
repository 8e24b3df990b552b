import { statementPairs } from './pieces/assertion-pairs'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'

/** E.g. "Assertion (A): The polynomial 2x² + 5 has no real zeroes. Reason (R): ..." */
export const assertionReason = assertionPairs({
  id: 'poly-assertion-reason',
  version: 5,
  topic: 'polynomials',
  pairs: statementPairs,
  whyReasonFalse: 'A statement about all quadratic polynomials is false as soon as there is one counter-example.',
})

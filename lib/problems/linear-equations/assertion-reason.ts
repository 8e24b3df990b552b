import { statementPairs } from './pieces/assertion-pairs'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'

/** E.g. "Assertion (A): The pair x + 2y = 3, 2x + 4y = 7 has no solution. Reason (R): ..." */
export const assertionReason = assertionPairs({
  id: 'le-assertion-reason',
  version: 5,
  topic: 'linear-equations',
  pairs: statementPairs,
  whyReasonFalse: 'A statement about every pair of equations is false as soon as there is one counter-example.',
})

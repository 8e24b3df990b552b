import { statementPairs } from './pieces/assertion-pairs'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'

/** E.g. "Assertion (A): 3 + √5 is an irrational number. Reason (R): ..." */
export const assertionReason = assertionPairs({
  id: 'rn-assertion-reason',
  version: 2,
  topic: 'real-numbers',
  pairs: statementPairs,
  whyReasonFalse: 'A statement that says "always" is false as soon as there is one counter-example.',
})

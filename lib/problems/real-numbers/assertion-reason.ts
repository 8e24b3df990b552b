import { numberRules, ruleNames } from './pieces/assertion-rules'
import { factorKinds } from './pieces/assertions-of-factors'
import { numberKinds } from './pieces/assertions-of-numbers'
import { assertionPairs } from '../kinds-of-question/assertion-pairs'
import { pairsByRules } from '../kinds-of-question/assertion-rules'

/** E.g. "Assertion (A): 3 + √5 is an irrational number. Reason (R): ..." */
export const assertionReason = assertionPairs({
  id: 'rn-assertion-reason',
  version: 3,
  topic: 'real-numbers',
  pairs: pairsByRules(numberRules, ruleNames, [...factorKinds, ...numberKinds]),
  whyReasonFalse: 'A statement about all numbers is false as soon as there is one counter-example.',
})

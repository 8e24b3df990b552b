import { pairsByRules } from '../../kinds-of-question/assertion-rules'
import { ruleNames, rules } from './assertion-rules'
import { graphKinds } from './assertions-on-graphs'
import { zeroKinds } from './assertions-on-zeroes'

export const statementPairs = pairsByRules(rules, ruleNames, [...zeroKinds, ...graphKinds])

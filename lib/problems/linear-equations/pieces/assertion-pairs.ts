import { pairsByRules } from '../../kinds-of-question/assertion-rules'
import { ruleNames, rules } from './assertion-rules'
import { letterKinds } from './assertions-in-letters'
import { lineKinds } from './assertions-on-lines'
import { pairKinds } from './assertions-on-pairs'

export const statementPairs = pairsByRules(rules, ruleNames, [...pairKinds, ...lineKinds, ...letterKinds])

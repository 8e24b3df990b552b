import { pairsFrom } from '../../kinds-of-question/assertion-statements'
import { letterFamilies } from './assertions-in-letters'
import { lineFamilies } from './assertions-on-lines'
import { pairFamilies } from './assertions-on-pairs'

export const statementPairs = pairsFrom([...pairFamilies, ...lineFamilies, ...letterFamilies])

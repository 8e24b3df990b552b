import type { Template } from '../template'
import { apCaseStudy } from './case-study'
import { firstAndLast } from './first-and-last'
import { firstNegative } from './first-negative'
import { apInWords } from './in-words'
import { countMultiples } from './multiples'
import { prizesAndRungs } from './prizes-and-rungs'
import { sumFromEnds } from './sum-from-ends'
import { termFromRelation } from './term-from-relation'
import { termFromSum } from './term-from-sum'
import { termsForSum } from './terms-for-sum'
import { twoAps } from './two-aps'
import { twoApsDifference } from './two-aps-difference'
import { twoTerms } from './two-terms'
import { valuesFromSum } from './values-from-sum'

export const templates: readonly Template[] = [
  twoTerms,
  termFromRelation,
  firstNegative,
  countMultiples,
  firstAndLast,
  sumFromEnds,
  termsForSum,
  termFromSum,
  valuesFromSum,
  twoAps,
  twoApsDifference,
  apInWords,
  prizesAndRungs,
  apCaseStudy,
]

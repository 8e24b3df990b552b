import type { Template } from '../template'
import { anglesInAp } from './angles-in-ap'
import { caseFalling } from './case-falling'
import { apCaseStudy } from './case-study'
import { firstAndLast } from './first-and-last'
import { firstNegative } from './first-negative'
import { hiddenZero } from './hidden-zero'
import { apInWords } from './in-words'
import { middleTerm } from './middle-term'
import { countMultiples } from './multiples'
import { multiplesOfDigits } from './multiples-of-digits'
import { prizesAndRungs } from './prizes-and-rungs'
import { outAndBack } from './race'
import { remainderCount } from './remainder-count'
import { spiral } from './spiral'
import { sumFromEnds } from './sum-from-ends'
import { sumsOfTermPairs } from './sums-of-term-pairs'
import { termFromRelation } from './term-from-relation'
import { termFromSum } from './term-from-sum'
import { termsForSum } from './terms-for-sum'
import { twoAps } from './two-aps'
import { twoApsDifference } from './two-aps-difference'
import { twoTerms } from './two-terms'
import { anotherTerm } from './two-terms-another'
import { valuesFromSum } from './values-from-sum'
import { zeroTerm } from './zero-term'

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
  zeroTerm,
  anotherTerm,
  sumsOfTermPairs,
  remainderCount,
  multiplesOfDigits,
  middleTerm,
  hiddenZero,
  spiral,
  outAndBack,
  anglesInAp,
  caseFalling,
]

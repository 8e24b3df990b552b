import { assertionOnAps } from './assertion'
import { apCaseStudy } from './case-study'
import { countAndFromEnd } from './count-and-from-end'
import { firstAndDifference } from './first-and-difference'
import { firstAndLast } from './first-and-last'
import { apInWords } from './in-words'
import { isItAnAp } from './is-it-an-ap'
import { logPile } from './log-pile'
import { countMultiples } from './multiples'
import { nthTerm, nthTermFormula } from './nth-term'
import { proveLinearTerms, proveThreeSums } from './proofs'
import { sumOfTerms } from './sum-of-terms'
import { termFromSum } from './term-from-sum'
import { termsForSum, termsForSumTwice } from './terms-for-sum'
import { threeNumbers } from './three-numbers'
import { threeTerms } from './three-terms'
import { twoAps } from './two-aps'
import { twoSums } from './two-sums'
import { termFromRelation, twoTerms } from './two-terms'
import { firstNegative, whichTerm } from './which-term'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  firstAndDifference,
  isItAnAp,
  threeTerms,
  nthTerm,
  nthTermFormula,
  whichTerm,
  countAndFromEnd,
  sumOfTerms,
  assertionOnAps,
  twoTerms,
  termFromRelation,
  firstNegative,
  countMultiples,
  firstAndLast,
  termsForSum,
  termFromSum,
  twoAps,
  apInWords,
  apCaseStudy,
  twoSums,
  threeNumbers,
  termsForSumTwice,
  logPile,
  proveLinearTerms,
  proveThreeSums,
]

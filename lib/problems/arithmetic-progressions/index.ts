import { assertionOnAps } from './assertion'
import { missingTerms } from './blanks'
import { apCaseStudy } from './case-study'
import { countAndFromEnd } from './count-and-from-end'
import { firstAndDifference } from './first-and-difference'
import { firstAndLast } from './first-and-last'
import { apInWords } from './in-words'
import { isItAnAp } from './is-it-an-ap'
import { differenceWithLetters } from './letters'
import { logPile } from './log-pile'
import { countMultiples } from './multiples'
import { apOrNot } from './next-term'
import { nthTerm, nthTermFormula } from './nth-term'
import { prizesAndRungs } from './prizes-and-rungs'
import { proveLinearTerms, proveThreeSums } from './proofs'
import { sumAndProduct } from './sum-and-product'
import { sumFromEnds } from './sum-from-ends'
import { sumOfTerms } from './sum-of-terms'
import { termFromSum } from './term-from-sum'
import { termsForSum, termsForSumTwice } from './terms-for-sum'
import { threeNumbers } from './three-numbers'
import { threeTerms } from './three-terms'
import { twoAps } from './two-aps'
import { twoApsDifference } from './two-aps-difference'
import { twoSums } from './two-sums'
import { termFromRelation, twoTerms } from './two-terms'
import { valuesFromSum } from './values-from-sum'
import { firstNegative, whichTerm } from './which-term'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  firstAndDifference,
  differenceWithLetters,
  isItAnAp,
  apOrNot,
  threeTerms,
  missingTerms,
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
  sumFromEnds,
  termsForSum,
  termFromSum,
  valuesFromSum,
  twoAps,
  twoApsDifference,
  apInWords,
  prizesAndRungs,
  apCaseStudy,
  twoSums,
  sumAndProduct,
  threeNumbers,
  termsForSumTwice,
  logPile,
  proveLinearTerms,
  proveThreeSums,
]

import { anotherTerm } from './another-term'
import { countAndFromEnd } from './count-and-from-end'
import { differenceWithLetters } from './difference-with-letters'
import { firstAndDifference } from './first-and-difference'
import { firstAndLast } from './first-and-last'
import { firstFromSum } from './first-from-sum'
import { firstNegativeTerm } from './first-negative-term'
import { growingAmounts } from './growing-amounts'
import { hiddenZero } from './hidden-zero'
import { isItATerm } from './is-it-a-term'
import { middleTerm } from './middle-term'
import { missingTerms } from './missing-terms'
import { multiples } from './multiples'
import { nthTermFormula } from './nth-term-formula'
import { nthTerm } from './nth-term'
import { pile } from './pile'
import { reachedIn } from './reached-in'
import { rungs } from './rungs'
import { sumFromEnds } from './sum-from-ends'
import { sumOfListed } from './sum-of-listed'
import { sumOfTerms } from './sum-of-terms'
import { sumsOfTermPairs } from './sums-of-term-pairs'
import { termExceeds } from './term-exceeds'
import { termFromRelation } from './term-from-relation'
import { termFromSum } from './term-from-sum'
import { termsForSum } from './terms-for-sum'
import { threeTerms } from './three-terms'
import { twoApsDifference } from './two-aps-difference'
import { twoAps } from './two-aps'
import { twoSums } from './two-sums'
import { twoTerms } from './two-terms'
import { valuesFromSum } from './values-from-sum'
import { withRemainder } from './with-remainder'
import { zeroTerm } from './zero-term'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  anotherTerm,
  countAndFromEnd,
  differenceWithLetters,
  firstAndDifference,
  firstAndLast,
  firstFromSum,
  firstNegativeTerm,
  growingAmounts,
  hiddenZero,
  isItATerm,
  middleTerm,
  missingTerms,
  multiples,
  nthTermFormula,
  nthTerm,
  pile,
  reachedIn,
  rungs,
  sumFromEnds,
  sumOfListed,
  sumOfTerms,
  sumsOfTermPairs,
  termExceeds,
  termFromRelation,
  termFromSum,
  termsForSum,
  threeTerms,
  twoApsDifference,
  twoAps,
  twoSums,
  twoTerms,
  valuesFromSum,
  withRemainder,
  zeroTerm,
]

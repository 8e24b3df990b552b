import { anotherTerm } from './another-term'
import { countAndFromEnd } from './count-and-from-end'
import { firstAndDifference } from './first-and-difference'
import { firstAndLast } from './first-and-last'
import { firstNegativeTerm } from './first-negative-term'
import { isItATerm } from './is-it-a-term'
import { middleTerm } from './middle-term'
import { multiples } from './multiples'
import { nthTerm } from './nth-term'
import { nthTermFormula } from './nth-term-formula'
import { sumFromEnds } from './sum-from-ends'
import { sumOfTerms } from './sum-of-terms'
import { termExceeds } from './term-exceeds'
import { termFromRelation } from './term-from-relation'
import { termFromSum } from './term-from-sum'
import { termsForSum } from './terms-for-sum'
import { threeTerms } from './three-terms'
import { twoAps } from './two-aps'
import { twoSums } from './two-sums'
import { twoTerms } from './two-terms'
import { valuesFromSum } from './values-from-sum'
import { zeroTerm } from './zero-term'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  anotherTerm,
  countAndFromEnd,
  firstAndDifference,
  firstAndLast,
  firstNegativeTerm,
  isItATerm,
  middleTerm,
  multiples,
  nthTerm,
  nthTermFormula,
  sumFromEnds,
  sumOfTerms,
  termExceeds,
  termFromRelation,
  termFromSum,
  termsForSum,
  threeTerms,
  twoAps,
  twoSums,
  twoTerms,
  valuesFromSum,
  zeroTerm,
]

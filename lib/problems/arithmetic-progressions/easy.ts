import type { Template } from '../template'
import { assertionOnAps } from './assertion'
import { missingTerms } from './blanks'
import { countAndFromEnd } from './count-and-from-end'
import { firstAndDifference } from './first-and-difference'
import { isItAnAp } from './is-it-an-ap'
import { differenceWithLetters } from './letters'
import { apOrNot } from './next-term'
import { nthTerm, nthTermFormula } from './nth-term'
import { sumOfMultiples } from './sum-of-multiples'
import { sumOfTerms } from './sum-of-terms'
import { termExceeds } from './term-exceeds'
import { threeTerms } from './three-terms'
import { whichTerm } from './which-term'

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
  termExceeds,
  sumOfMultiples,
]

import { letterProof } from './letter-proof'
import { eitherMultiple } from './either-multiple'
import { threeTermsInALetter } from './three-terms-in-a-letter'
import { sumProofs } from './sum-proofs'
import { lastFromSum } from './last-from-sum'
import { ratioFromSums } from './ratio-from-sums'
import { amountsInTurn } from './amounts-in-turn'
import { anglesInAp } from './angles-in-ap'
import { anotherTerm } from './another-term'
import { balancePoint } from './balance-point'
import { countAndFromEnd } from './count-and-from-end'
import { differenceWithLetters } from './difference-with-letters'
import { firstAndDifference } from './first-and-difference'
import { firstAndLast } from './first-and-last'
import { firstFromSum } from './first-from-sum'
import { firstNegativeTerm } from './first-negative-term'
import { fourParts } from './four-parts'
import { growingAmounts } from './growing-amounts'
import { hiddenZero } from './hidden-zero'
import { instalments } from './instalments'
import { isItATerm } from './is-it-a-term'
import { middleTerm } from './middle-term'
import { missingTerms } from './missing-terms'
import { multiples } from './multiples'
import { nthTermFormula } from './nth-term-formula'
import { nthTerm } from './nth-term'
import { outAndBack } from './out-and-back'
import { pile } from './pile'
import { reachedIn } from './reached-in'
import { rungs } from './rungs'
import { sumAndProduct } from './sum-and-product'
import { sumFromEnds } from './sum-from-ends'
import { sumOfListed } from './sum-of-listed'
import { sumOfTerms } from './sum-of-terms'
import { sumsOfTermPairs } from './sums-of-term-pairs'
import { termExceeds } from './term-exceeds'
import { termFromSum } from './term-from-sum'
import { numbersCounted } from './numbers-counted'
import { rowTold } from './row-told'
import { termsInPlaces } from './terms-in-places'
import { termsForSum } from './terms-for-sum'
import { threeNumbers } from './three-numbers'
import { threeTerms } from './three-terms'
import { twoApsDifference } from './two-aps-difference'
import { twoAps } from './two-aps'
import { twoSums } from './two-sums'
import { twoTerms } from './two-terms'
import { valuesFromSum } from './values-from-sum'
import { withRemainder } from './with-remainder'
import { zeroTerm } from './zero-term'
import { firstLastBlock } from './first-last-block'
import { ratioOfTerms } from './ratio-of-terms'
import { spiral } from './spiral'
import { whichList } from './which-list'
import { isItAnAp } from './is-it-an-ap'
import { evenChange } from './even-change'
import { fromFacts } from './from-facts'
import { termsInList } from './terms-of-list'
import { interestEachYear } from './interest-each-year'
import { treesOfClasses } from './trees-of-classes'
import { terrace } from './terrace'
import { situation } from './situation'
import { termsInLetters } from './terms-in-letters'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  amountsInTurn,
  anglesInAp,
  anotherTerm,
  balancePoint,
  countAndFromEnd,
  differenceWithLetters,
  firstAndDifference,
  firstAndLast,
  firstFromSum,
  firstNegativeTerm,
  fourParts,
  growingAmounts,
  hiddenZero,
  letterProof,
  lastFromSum,
  sumProofs,
  threeTermsInALetter,
  eitherMultiple,
  ratioFromSums,
  instalments,
  isItATerm,
  middleTerm,
  missingTerms,
  multiples,
  nthTermFormula,
  nthTerm,
  outAndBack,
  pile,
  reachedIn,
  rungs,
  sumAndProduct,
  sumFromEnds,
  sumOfListed,
  sumOfTerms,
  sumsOfTermPairs,
  termExceeds,
  termFromSum,
  termsForSum,
  threeNumbers,
  threeTerms,
  twoApsDifference,
  twoAps,
  twoSums,
  twoTerms,
  valuesFromSum,
  withRemainder,
  zeroTerm,
  firstLastBlock,
  ratioOfTerms,
  spiral,
  whichList,
  isItAnAp,
  evenChange,
  fromFacts,
  termsInPlaces,
  rowTold,
  numbersCounted,
  termsInList,
  termsInLetters,
  interestEachYear,
  treesOfClasses,
  terrace,
  situation,
]

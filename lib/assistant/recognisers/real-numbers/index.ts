import { equalGroups } from './equal-groups'
import { explainComposite } from './explain-composite'
import { exponentOfPrime } from './exponent-of-prime'
import { exponentSum } from './exponent-sum'
import { extremeMultiple } from './extreme-multiple'
import { factorTree } from './factor-tree'
import { hcfAndLcmTold } from './hcf-and-lcm-told'
import { hcfAndLcm } from './hcf-and-lcm'
import { hcfByDivision } from './hcf-by-division'
import { hcfInAPart } from './hcf-in-a-part'
import { hcfLcmVerify } from './hcf-lcm-verify'
import { hcf } from './hcf'
import { largestMeasure } from './largest-measure'
import { kindOfNumber } from './kind-of-number'
import { lastDigitOfPower } from './last-digit-of-power'
import { digitOfNumberPower } from './digit-of-number-power'
import { lastDigit } from './last-digit'
import { lcm } from './lcm'
import { leastMeasureForAll } from './least-measure-for-all'
import { measureOfKinds } from './measure-of-kinds'
import { leastForAll } from './least-for-all'
import { leastIncreased } from './least-increased'
import { leastWithRemainder } from './least-with-remainder'
import { measureOfProducts } from './measure-of-products'
import { namedNumbers } from './named-numbers'
import { ndigitWithRemainder } from './ndigit-with-remainder'
import { possibleHcfLcm } from './possible-hcf-lcm'
import { oneMeasureForAll } from './one-measure-for-all'
import { primeExponents } from './prime-exponents'
import { primeFactorisation } from './prime-factorisation'
import { primePowersInLetters } from './prime-powers-in-letters'
import { primeOccurs } from './prime-occurs'
import { primeOrComposite } from './prime-or-composite'
import { productOfPrimes } from './product-of-primes'
import { productRuleInBrackets } from './product-rule-in-brackets'
import { productRule } from './product-rule'
import { rationalOrIrrational } from './rational-or-irrational'
import { canBeHcfAndLcm } from './can-be-hcf-and-lcm'
import { ratioAndLcm } from './ratio-and-lcm'
import { sameUnknownRemainder } from './same-unknown-remainder'
import { shortByTheSame } from './short-by-the-same'
import { sumHcfLcm } from './sum-hcf-lcm'
import { timesInAWhile } from './times-in-a-while'
import { togetherOfNamed } from './together-of-named'
import { togetherAgain } from './together-again'
import { unknownExponent } from './unknown-exponent'
import { whichIsRational } from './which-is-rational'
import { withRemainders } from './with-remainders'
import { lastDigitInExpression } from './last-digit-of-expression'
import { measureOfThings } from './measure-of-things'
import { sharedOut } from './shared-out'
import { measureFromOther } from './measure-from-other'
import { letterInMeasure } from './letter-in-measure'
import { irrationality } from './irrationality'
import { cycles } from './cycles'
import { movedToMultiple } from './moved-to-multiple'
import { equalPacks } from './equal-packs'
import { decimalExpansion } from './decimal-expansion'
import { consecutiveProduct } from './consecutive-product'
import { primeOfHcf } from './prime-of-hcf'
import { byRemainders } from './by-remainders'
import { smallestSurdFactor } from './smallest-surd-factor'
import { measureFacts } from './measure-facts'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  oneMeasureForAll,
  equalGroups,
  explainComposite,
  exponentOfPrime,
  exponentSum,
  extremeMultiple,
  factorTree,
  hcfAndLcmTold,
  hcfAndLcm,
  hcfByDivision,
  hcfInAPart,
  hcfLcmVerify,
  hcf,
  largestMeasure,
  kindOfNumber,
  lastDigitOfPower,
  lastDigit,
  digitOfNumberPower,
  lcm,
  leastForAll,
  leastMeasureForAll,
  measureOfKinds,
  leastIncreased,
  leastWithRemainder,
  measureOfProducts,
  namedNumbers,
  ndigitWithRemainder,
  possibleHcfLcm,
  primeExponents,
  primeFactorisation,
  primePowersInLetters,
  primeOccurs,
  primeOrComposite,
  productOfPrimes,
  productRuleInBrackets,
  productRule,
  rationalOrIrrational,
  canBeHcfAndLcm,
  ratioAndLcm,
  sameUnknownRemainder,
  shortByTheSame,
  sumHcfLcm,
  timesInAWhile,
  togetherOfNamed,
  togetherAgain,
  unknownExponent,
  whichIsRational,
  withRemainders,
  measureOfThings,
  lastDigitInExpression,
  sharedOut,
  measureFromOther,
  letterInMeasure,
  irrationality,
  cycles,
  measureFacts,
  movedToMultiple,
  equalPacks,
  decimalExpansion,
  consecutiveProduct,
  primeOfHcf,
  byRemainders,
  smallestSurdFactor,
]

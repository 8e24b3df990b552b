import { degreeAsked } from './degree-asked'
import { manyOfOptions, manyWithZeroes } from './many-with-zeroes'
import { factors } from './factors'
import { throughPoints } from './through-points'
import { otherZeroes } from './other-zeroes'
import { fromOneZero } from './from-one-zero'
import { fromSumAndProduct } from './from-sum-and-product'
import { fromSurdSum } from './from-surd-sum'
import { fromZeroes } from './from-zeroes'
import { isItAZero } from './is-it-a-zero'
import { signsOfZeroes } from './signs-of-zeroes'
import { squareLessNumber } from './square-less-number'
import { sumAndProduct } from './sum-and-product'
import { surdZeroesChecked, surdZeroesWithCheck } from './surd-zeroes-with-check'
import { surdZeroes } from './surd-zeroes'
import { transformedZeroes } from './transformed-zeroes'
import { twoValuesFromSquares } from './two-values-from-squares'
import { unknownFromCondition } from './unknown-from-condition'
import { unknownFromSymmetric } from './unknown-from-symmetric'
import { unknownFromZero } from './unknown-from-zero'
import { valueAt } from './value-at'
import { zeroesFromPoints } from './zeroes-from-points'
import { zeroesWithCheck } from './zeroes-with-check'
import { zeroes } from './zeroes'
import { polynomialAsModel } from './polynomial-as-model'
import { mostZeroes } from './most-zeroes'
import { zeroesFromGraphTold } from './zeroes-from-graph-told'
import { otherZero } from './other-zero'
import { madeDivisible } from './made-divisible'
import { missingFactor } from './missing-factor'
import { equalZeroes } from './equal-zeroes'
import { reciprocalsInLetters } from './reciprocals-in-letters'
import { meetsXAxis } from './meets-x-axis'
import { parabolaSigns } from './parabola-signs'
import { toldCoefficients } from './told-coefficients'
import { toldChanged } from './told-changed'
import { toldPolynomialAsked } from './told-polynomial'
import { toldValue } from './told-value'
import { valuesOfPolynomial } from './values-of-polynomial'
import { formedAndZeroes } from './formed-and-zeroes'
import { valueInLetters } from './value-in-letters'
import { coefficientsFromOtherZeroes } from './coefficients-from-other-zeroes'
import { zeroCheckedThenOther } from './zero-checked-then-other'
import { zeroesWithCommonFactor } from './zeroes-with-common-factor'
import { zeroFromSum } from './zero-from-sum'
import { zeroIsSquare } from './zero-is-square'
import { claimFromTold } from './claim-from-told'
import { zeroesInRatio } from './zeroes-in-ratio'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  formedAndZeroes,
  valueInLetters,
  factors,
  throughPoints,
  otherZeroes,
  fromOneZero,
  fromSumAndProduct,
  fromSurdSum,
  fromZeroes,
  isItAZero,
  signsOfZeroes,
  squareLessNumber,
  sumAndProduct,
  surdZeroesChecked,
  surdZeroesWithCheck,
  surdZeroes,
  transformedZeroes,
  twoValuesFromSquares,
  unknownFromCondition,
  unknownFromSymmetric,
  unknownFromZero,
  valueAt,
  zeroesFromPoints,
  zeroesWithCheck,
  zeroes,
  mostZeroes,
  zeroesFromGraphTold,
  otherZero,
  madeDivisible,
  missingFactor,
  equalZeroes,
  parabolaSigns,
  reciprocalsInLetters,
  meetsXAxis,
  toldCoefficients,
  toldChanged,
  toldPolynomialAsked,
  toldValue,
  polynomialAsModel,
  valuesOfPolynomial,
  degreeAsked,
  manyOfOptions,
  manyWithZeroes,
  coefficientsFromOtherZeroes,
  zeroCheckedThenOther,
  zeroesWithCommonFactor,
  zeroFromSum,
  zeroesInRatio,
  claimFromTold,
  zeroIsSquare,
]

import { conjugate } from './conjugate'
import { eliminateAngle } from './eliminate-angle'
import { evaluate } from './evaluate'
import { evaluateQuotient } from './evaluate-quotient'
import { findAngle } from './find-angle'
import { findTwoAngles } from './find-two-angles'
import { homogeneousQuotient } from './homogeneous-quotient'
import { identityValue } from './identity-value'
import { oneDepression } from './one-depression'
import { oneElevation } from './one-elevation'
import { productFromSum } from './product-from-sum'
import { ratioFromRatio } from './ratio-from-ratio'
import { ratioFromSideAndSum } from './ratio-from-side-and-sum'
import { ratioFromSides } from './ratio-from-sides'
import { ratioInCoordinates } from './ratio-in-coordinates'
import { ratiosOfTwoAngles } from './ratios-of-two-angles'
import { sidesFromAngle } from './sides-from-angle'
import { standardAngle } from './standard-angle'
import { sumOfSquares } from './sum-of-squares'
import { tanPlusCot } from './tan-plus-cot'
import { valueAfterAngle } from './value-after-angle'
import { verifyForAngles } from './verify-for-angles'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  conjugate,
  eliminateAngle,
  evaluate,
  evaluateQuotient,
  findAngle,
  findTwoAngles,
  homogeneousQuotient,
  identityValue,
  oneDepression,
  oneElevation,
  productFromSum,
  ratioFromRatio,
  ratioFromSideAndSum,
  ratioFromSides,
  ratioInCoordinates,
  ratiosOfTwoAngles,
  sidesFromAngle,
  standardAngle,
  sumOfSquares,
  tanPlusCot,
  valueAfterAngle,
  verifyForAngles,
]

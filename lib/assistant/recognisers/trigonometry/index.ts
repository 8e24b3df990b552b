import { conjugate } from './conjugate'
import { evaluate } from './evaluate'
import { evaluateQuotient } from './evaluate-quotient'
import { findAngle } from './find-angle'
import { findTwoAngles } from './find-two-angles'
import { oneDepression } from './one-depression'
import { oneElevation } from './one-elevation'
import { productFromSum } from './product-from-sum'
import { ratioFromRatio } from './ratio-from-ratio'
import { ratioFromSides } from './ratio-from-sides'
import { standardAngle } from './standard-angle'
import { sumOfSquares } from './sum-of-squares'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  conjugate,
  evaluate,
  evaluateQuotient,
  findAngle,
  findTwoAngles,
  oneDepression,
  oneElevation,
  productFromSum,
  ratioFromRatio,
  ratioFromSides,
  standardAngle,
  sumOfSquares,
]

import type { Template } from '../template'
import { twoTriangles } from './two-triangles'
import { ratiosFromSum } from './ratios-from-sum'
import { solveRatioQuadratic } from './solve-quadratic'
import { proveEqualAngles } from './prove-equal-angles'
import { sumOfAcuteAngles } from './sum-of-acute-angles'
import { tanCotFromSum } from './tan-cot-from-sum'
import { eachOthersFeet } from './each-others-feet'
import { twoShips } from './two-ships'
import { elevationAndDepression } from './elevation-depression'
import { conjugateProblem } from './conjugate'
import { eliminateAngle } from './eliminate'
import { evaluateQuotient } from './evaluate'
import { quotientWithRoots } from './quotient-with-roots'
import { equalPoles } from './equal-poles'
import { expressRatio } from './express'
import { findTwoAngles } from './find-a-b'
import { homogeneousQuotient } from './homogeneous'
import { oppositeSides } from './opposite-sides'
import { orderBasicProof } from './order-proof'
import { productFromSum } from './product-from-sum'
import { sumOfSquares } from './squares'
import { walkTowards } from './two-sights'

export const templates: readonly Template[] = [
  homogeneousQuotient,
  evaluateQuotient,
  findTwoAngles,
  conjugateProblem,
  sumOfSquares,
  productFromSum,
  eliminateAngle,
  expressRatio,
  orderBasicProof,
  walkTowards,
  oppositeSides,
  eachOthersFeet,
  twoShips,
  elevationAndDepression,
  sumOfAcuteAngles,
  tanCotFromSum,
  twoTriangles,
  solveRatioQuadratic,
  proveEqualAngles,
  equalPoles,
  ratiosFromSum,
  quotientWithRoots,
]

import { provedInLetters } from './sights-in-letters'
import { twoSlantsTold } from './two-slants'
import { oneTriangleTold } from './one-triangle-told'
import { angleOfRightTriangle } from './angle-from-sides'
import { expressInTerms } from './express-any'
import { trueOrFalse } from './statement'
import { sumsOfAngles } from './angles-from-two-sums'
import { letterOfIdentity } from './ratio-equation-letter'
import { groundFromFeet, groundFromRoof } from './ground-between'
import { ratioOfTowers } from './towers-ratio'
import { treeBroken } from './broken-tree'
import { complementaryElevations } from './complementary-sights'
import { sightsOfOneHeight } from './two-sights'
import { expressionValue } from './expression-value'
import { simplifyToSimplest } from './simplify-any'
import { angleFromLengths } from './angle-from-lengths'
import { cloudReflection } from './cloud-reflection'
import { conjugate } from './conjugate'
import { eliminateAngle } from './eliminate-angle'
import { equalPoles } from './equal-poles'
import { evaluate } from './evaluate'
import { evaluateQuotient } from './evaluate-quotient'
import { findAngle } from './find-angle'
import { findTwoAngles } from './find-two-angles'
import { homogeneousQuotient } from './homogeneous-quotient'
import { identityValue } from './identity-value'
import { levelSights } from './level-sights'
import { observerHeight } from './observer-height'
import { oneDepression } from './one-depression'
import { oneElevation } from './one-elevation'
import { productFromSum } from './product-from-sum'
import { ratioFromRatio } from './ratio-from-ratio'
import { ratioFromSides } from './ratio-from-sides'
import { ratioInCoordinates } from './ratio-in-coordinates'
import { ratiosOfTwoAngles } from './ratios-of-two-angles'
import { sidesFromAngle } from './sides-from-angle'
import { standardAngle } from './standard-angle'
import { sumOfSquares } from './sum-of-squares'
import { tanPlusCot } from './tan-plus-cot'
import { towerOnBuilding } from './tower-on-building'
import { pointsInLine, pointsOnOppositeSides } from './two-points-seen'
import { valueAfterAngle } from './value-after-angle'
import { verifyForAngles } from './verify-for-angles'
import { walkTowards } from './walk-towards'
import { eachOthersFeet } from './each-others-feet'
import { speedOnTheGround } from './ground-speed'
import { partOfMast } from './part-of-a-mast'
import { planeAbovePlane } from './plane-above-plane'
import { planeSpeed } from './plane-speed'
import { heightOfPlane, speedOfRising } from './seen-moving'
import { timeToReach } from './time-to-reach'
import { sumOfAcuteAngles } from './sum-of-acute-angles'
import { ratioQuadratic } from './ratio-quadratic'
import { twoTriangles } from './two-triangles'
import { depressionsTopFoot } from './depressions-top-foot'
import { simplify, simplifyChosen } from './simplify'
import { express, expressChosen } from './express'
import { ratioOfHeights } from './ratio-of-heights'
import { heightsTold } from './sights-told'
import { identityProved } from './ratio-proof'
import { ratiosAsked } from './ratio-value'
import { anglesFound } from './angles-told'
import { ratioOption } from './ratio-chosen'
import { equalAnglesProved, ratiosJudged } from './said-of-ratios'
import { expressAll } from './express-all'
import { ratiosOfTriangle, sideOfTriangle } from './right-triangle-facts'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  oneTriangleTold,
  twoSlantsTold,
  provedInLetters,
  angleFromLengths,
  cloudReflection,
  conjugate,
  eliminateAngle,
  equalPoles,
  evaluate,
  evaluateQuotient,
  findAngle,
  findTwoAngles,
  homogeneousQuotient,
  identityValue,
  levelSights,
  observerHeight,
  oneDepression,
  oneElevation,
  pointsInLine,
  pointsOnOppositeSides,
  productFromSum,
  ratioFromRatio,
  ratioFromSides,
  ratioInCoordinates,
  ratiosOfTwoAngles,
  sidesFromAngle,
  standardAngle,
  sumOfSquares,
  tanPlusCot,
  towerOnBuilding,
  valueAfterAngle,
  verifyForAngles,
  walkTowards,
  eachOthersFeet,
  partOfMast,
  planeAbovePlane,
  planeSpeed,
  heightOfPlane,
  speedOfRising,
  speedOnTheGround,
  timeToReach,
  sumOfAcuteAngles,
  ratioQuadratic,
  twoTriangles,
  depressionsTopFoot,
  simplify,
  simplifyChosen,
  angleOfRightTriangle,
  expressInTerms,
  trueOrFalse,
  sumsOfAngles,
  letterOfIdentity,
  groundFromFeet,
  groundFromRoof,
  ratioOfTowers,
  treeBroken,
  complementaryElevations,
  sightsOfOneHeight,
  expressionValue,
  simplifyToSimplest,
  express,
  expressChosen,
  ratioOfHeights,
  heightsTold,
  identityProved,
  ratiosOfTriangle,
  sideOfTriangle,
  ratiosJudged,
  equalAnglesProved,
  expressAll,
  anglesFound,
  ratioOption,
  ratiosAsked,
]

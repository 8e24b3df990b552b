import { isItARoot } from './is-it-a-root'
import { discriminant } from './discriminant'
import { equalRoots } from './equal-roots'
import { rootsWhenEqual } from './roots-when-equal'
import { factoriseMonic } from './factorise-monic'
import { factoriseNonMonic } from './factorise-non-monic'
import { formula } from './formula'
import { fromARoot } from './from-a-root'
import { natureOfRoots } from './nature-of-roots'
import { natureThenRoots } from './nature-then-roots'
import { rationalEquation } from './rational-equation'
import { rationalSum } from './rational-sum'
import { surdCoefficients } from './surd-coefficients'
import { sumAndProduct } from './sum-and-product'
import { ageProduct } from './age-product'
import { changedSpeed } from './changed-speed'
import { digitProduct } from './digit-product'
import { streamFromTimes } from './stream-from-times'
import { twoIntegers } from './two-integers'
import { lengthFromBreadth, sidesFromArea } from './sides-from-area'
import { rightTriangleSides } from './right-triangle-sides'
import { twoSquares } from './two-squares'
import { fieldWithDiagonal } from './field-with-diagonal'
import { squareDifference } from './square-difference'
import { changedProduct } from './changed-product'
import { testMarks } from './test-marks'
import { costOfEach } from './cost-of-each'
import { fixedTotal } from './fixed-total'
import { twoPartJourney } from './two-part-journey'
import { sharedWork } from './shared-work'
import { ageReciprocals } from './age-reciprocals'
import { agesAgo, feasible } from './feasible'
import { circlePole } from './circle-pole'
import { commonRoot } from './common-root'
import { bothReal } from './both-real'
import { leastK } from './least-k'
import { letterSolve } from './letter-solve'
import { completingTheSquare } from './completing-the-square'
import { isItQuadratic } from './is-it-quadratic'
import { chooseQuadratic } from './choose-quadratic'
import { rationalRoots } from './rational-roots'
import { kForAnyNature, kForNature } from './k-for-nature'
import { rootRelation } from './root-relation'
import { kByRoot } from './k-by-root'
import { anyRational } from './any-rational'
import { surdNature, whichHas } from './roots-said'
import { knownValues } from './known-values'
import { toldFound } from './told-found'
import { toldStories } from './told-stories'
import { inLetters } from './in-letters'
import { rootThenEqual } from './root-then-equal'
import { equationFromRoots } from './equation-from-roots'
import { equalForSomeK } from './equal-for-some-k'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  equationFromRoots,
  discriminant,
  equalRoots,
  rootsWhenEqual,
  factoriseMonic,
  factoriseNonMonic,
  formula,
  completingTheSquare,
  fromARoot,
  natureOfRoots,
  natureThenRoots,
  rationalEquation,
  rationalSum,
  surdCoefficients,
  sumAndProduct,
  twoIntegers,
  streamFromTimes,
  digitProduct,
  changedSpeed,
  ageProduct,
  sidesFromArea,
  rightTriangleSides,
  twoSquares,
  fieldWithDiagonal,
  squareDifference,
  changedProduct,
  testMarks,
  costOfEach,
  fixedTotal,
  twoPartJourney,
  sharedWork,
  ageReciprocals,
  feasible,
  circlePole,
  lengthFromBreadth,
  agesAgo,
  commonRoot,
  bothReal,
  letterSolve,
  isItQuadratic,
  chooseQuadratic,
  rationalRoots,
  leastK,
  kForNature,
  kForAnyNature,
  rootRelation,
  kByRoot,
  anyRational,
  knownValues,
  ...toldStories,
  ...toldFound,
  inLetters,
  rootThenEqual,
  isItARoot,
  whichHas,
  surdNature,
  equalForSomeK,
]

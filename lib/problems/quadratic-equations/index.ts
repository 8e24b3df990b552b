import { wordAgeReciprocals } from './age-reciprocals'
import { wordAges, wordCost } from './ages-and-cost'
import { assertionOnNature } from './assertion'
import { wordDigits } from './digits'
import { discriminantValue, natureOfRoots } from './discriminant'
import { equalRoots } from './equal-roots'
import { factoriseMonic, factoriseNonMonic } from './factorise'
import { feasible } from './feasible'
import { irrationalRoots } from './formula'
import { gardenPath } from './garden-path'
import { identifyQuadratic } from './identify'
import { isItQuadratic } from './is-it-quadratic'
import { wordMarks } from './marks'
import { natureThenRoots } from './nature-then-roots'
import { wordNumbers } from './numbers'
import { otherRoot } from './other-root'
import { rationalEquation } from './rational'
import { rationalRoots } from './rational-roots'
import { rationalSum } from './rational-sum'
import { realRoots } from './real-roots'
import { wordGeometry } from './rectangle'
import { boatAndStream, changedSpeed } from './speed'
import { wordSquares } from './squares'
import { wordSumProduct } from './sum-and-product'
import { surdCoefficients } from './surd-coefficients'
import { realRootsTwoSided } from './two-sided'
import { twoTermEquation } from './two-terms'
import { wordWork } from './work'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  identifyQuadratic,
  factoriseMonic,
  twoTermEquation,
  discriminantValue,
  natureOfRoots,
  otherRoot,
  isItQuadratic,
  assertionOnNature,
  factoriseNonMonic,
  irrationalRoots,
  equalRoots,
  realRoots,
  rationalRoots,
  realRootsTwoSided,
  natureThenRoots,
  wordNumbers,
  wordSumProduct,
  wordDigits,
  wordGeometry,
  wordSquares,
  feasible,
  changedSpeed,
  boatAndStream,
  rationalEquation,
  rationalSum,
  surdCoefficients,
  wordWork,
  wordAges,
  wordAgeReciprocals,
  wordMarks,
  wordCost,
  gardenPath,
]

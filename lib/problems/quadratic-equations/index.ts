import { wordAges, wordCost } from './ages-and-cost'
import { assertionOnNature } from './assertion'
import { discriminantValue, natureOfRoots } from './discriminant'
import { equalRoots } from './equal-roots'
import { factoriseMonic, factoriseNonMonic } from './factorise'
import { feasible } from './feasible'
import { irrationalRoots } from './formula'
import { gardenPath } from './garden-path'
import { identifyQuadratic } from './identify'
import { wordNumbers } from './numbers'
import { otherRoot } from './other-root'
import { rationalEquation } from './rational'
import { realRoots } from './real-roots'
import { wordGeometry } from './rectangle'
import { boatAndStream, changedSpeed } from './speed'
import { surdCoefficients } from './surd-coefficients'
import { wordWork } from './work'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  identifyQuadratic,
  factoriseMonic,
  discriminantValue,
  natureOfRoots,
  otherRoot,
  assertionOnNature,
  factoriseNonMonic,
  irrationalRoots,
  equalRoots,
  realRoots,
  wordNumbers,
  wordGeometry,
  feasible,
  changedSpeed,
  boatAndStream,
  rationalEquation,
  surdCoefficients,
  wordWork,
  wordAges,
  wordCost,
  gardenPath,
]

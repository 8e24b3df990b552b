import type { Template } from '../template'
import { wordAgeReciprocals } from './age-reciprocals'
import { wordAges } from './ages'
import { areaChangeCase } from './area-change-case'
import { boatAndStream } from './boat-and-stream'
import { changedSpeed } from './changed-speed'
import { circlePole } from './circle-pole'
import { wordCost } from './cost'
import { fixedTotal } from './fixed-total'
import { gardenPath } from './garden-path'
import { letterSolve } from './letter-solve'
import { wordMarks } from './marks'
import { proveEqualRoots } from './prove-equal-roots'
import { rationalEquation } from './rational'
import { rationalSum } from './rational-sum'
import { surdCoefficients } from './surd-coefficients'
import { twoPartJourney } from './two-part-journey'
import { wordWork } from './work'

export const templates: readonly Template[] = [
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
  fixedTotal,
  twoPartJourney,
  areaChangeCase,
  letterSolve,
  proveEqualRoots,
  circlePole,
]

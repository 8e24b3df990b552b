import type { Template } from '../template'
import { wordAgeReciprocals } from './age-reciprocals'
import { wordAges } from './ages'
import { boatAndStream } from './boat-and-stream'
import { changedSpeed } from './changed-speed'
import { wordCost } from './cost'
import { gardenPath } from './garden-path'
import { wordMarks } from './marks'
import { rationalEquation } from './rational'
import { rationalSum } from './rational-sum'
import { surdCoefficients } from './surd-coefficients'
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
]

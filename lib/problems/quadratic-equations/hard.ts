import type { Template } from '../template'
import { wordAgeReciprocals } from './age-reciprocals'
import { wordAges, wordCost } from './ages-and-cost'
import { gardenPath } from './garden-path'
import { wordMarks } from './marks'
import { rationalEquation } from './rational'
import { rationalSum } from './rational-sum'
import { boatAndStream, changedSpeed } from './speed'
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

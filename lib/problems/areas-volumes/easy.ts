import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { cone } from './cone'
import { cylinder } from './cylinder'
import { joinCubes } from './join-cubes'
import { sectorMeasure } from './sector-measure'
import { sectorReverse } from './sector-reverse'
import { fromCircumference } from './from-circumference'

export const templates: readonly Template[] = [
  sectorMeasure,
  sectorReverse,
  joinCubes,
  cylinder,
  cone,
  assertionReason,
  fromCircumference,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { cone } from './cone'
import { cutSurface } from './cut-surface'
import { cylinder } from './cylinder'
import { fromCircumference } from './from-circumference'
import { joinCubes } from './join-cubes'
import { sectorMeasure } from './sector-measure'
import { sectorReverse } from './sector-reverse'
import { sphere } from './sphere'

export const templates: readonly Template[] = [
  sectorMeasure,
  sectorReverse,
  joinCubes,
  cylinder,
  cone,
  assertionReason,
  fromCircumference,
  cutSurface,
  sphere,
]

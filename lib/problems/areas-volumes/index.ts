import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { blockHemisphere } from './block-hemisphere'
import { capsule } from './capsule'
import { cone } from './cone'
import { cylinder } from './cylinder'
import { grazing } from './grazing'
import { hollowPipe } from './hollow-pipe'
import { joinCubes } from './join-cubes'
import { largest } from './largest'
import { ratio } from './ratio'
import { recast } from './recast'
import { scooped } from './scooped'
import { sectorMeasure } from './sector-measure'
import { sectorReverse } from './sector-reverse'
import { sectorsInUse } from './sectors-in-use'
import { segmentArea } from './segment-area'
import { siloCase } from './silo-case'
import { tent } from './tent'
import { toy } from './toy'
import { waterLevel } from './water-level'

/** Areas related to circles, and chapter 13, from easy to hard. */
export const templates: readonly Template[] = [
  sectorMeasure,
  sectorReverse,
  joinCubes,
  cylinder,
  cone,
  assertionReason,
  sectorsInUse,
  grazing,
  toy,
  capsule,
  tent,
  recast,
  ratio,
  largest,
  blockHemisphere,
  segmentArea,
  scooped,
  waterLevel,
  hollowPipe,
  siloCase,
]

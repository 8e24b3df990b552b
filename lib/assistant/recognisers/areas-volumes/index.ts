import { capsule } from './capsule'
import { circle } from './circle'
import { cone } from './cone'
import { coneHemisphere } from './cone-hemisphere'
import { cubeHemisphere } from './cube-hemisphere'
import { cylinder } from './cylinder'
import { joinCubes } from './join-cubes'
import { ratioOfSolids } from './ratio-of-solids'
import { recast } from './recast'
import { sector } from './sector'
import { sectorFromMeasures } from './sector-back'
import { segment } from './segment'
import { sphere } from './sphere'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  circle,
  cone,
  cylinder,
  sector,
  sphere,
  joinCubes,
  coneHemisphere,
  capsule,
  cubeHemisphere,
  segment,
  sectorFromMeasures,
  recast,
  ratioOfSolids,
]

import { bowl } from './bowl'
import { capsule } from './capsule'
import { circle } from './circle'
import { coneEnds } from './cone-ends'
import { coneHemisphere } from './cone-hemisphere'
import { cone } from './cone'
import { cubeHemisphere } from './cube-hemisphere'
import { cylinder } from './cylinder'
import { doubleCone } from './double-cone'
import { joinCubes } from './join-cubes'
import { partFromCircumference } from './part-from-circumference'
import { ratioOfSolids } from './ratio-of-solids'
import { recast } from './recast'
import { scoopedCylinder } from './scooped-cylinder'
import { sectorFromMeasures } from './sector-back'
import { sector } from './sector'
import { segment } from './segment'
import { sphere } from './sphere'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  bowl,
  capsule,
  circle,
  coneEnds,
  coneHemisphere,
  cone,
  cubeHemisphere,
  cylinder,
  doubleCone,
  joinCubes,
  partFromCircumference,
  ratioOfSolids,
  recast,
  scoopedCylinder,
  sectorFromMeasures,
  sector,
  segment,
  sphere,
]

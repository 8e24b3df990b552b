import type { Template } from '../template'
import { risingCase } from './rising-case'
import { depressionsTopFoot } from './depressions-top-foot'
import { cloudReflection } from './cloud-reflection'
import { proveConditional } from './prove-conditional'
import { ratioInCoordinates } from './coordinates'
import { heightCase } from './height-case'
import { orderAdvancedProof } from './order-proof'
import { planeSpeed } from './plane-speed'
import { proveIdentity } from './prove'
import { timeToReach } from './time-to-reach'
import { towerOnBuilding } from './tower-on-building'

export const templates: readonly Template[] = [
  ratioInCoordinates,
  proveIdentity,
  orderAdvancedProof,
  towerOnBuilding,
  planeSpeed,
  timeToReach,
  heightCase,
  proveConditional,
  depressionsTopFoot,
  cloudReflection,
  risingCase,
]

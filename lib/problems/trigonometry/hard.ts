import type { Template } from '../template'
import { ratioInCoordinates } from './coordinates'
import { heightCase } from './height-case'
import { planeSpeed, timeToReach } from './moving-objects'
import { orderAdvancedProof, proveIdentity } from './prove'
import { towerOnBuilding } from './tower-on-building'

export const templates: readonly Template[] = [
  ratioInCoordinates,
  proveIdentity,
  orderAdvancedProof,
  towerOnBuilding,
  planeSpeed,
  timeToReach,
  heightCase,
]

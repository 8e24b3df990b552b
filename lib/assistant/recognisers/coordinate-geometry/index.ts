import { distanceBetween } from './distance-between'
import { distanceFromOriginOrAxis } from './distance-from-origin-or-axis'
import { equalParts } from './equal-parts'
import { equidistantOnAxis } from './equidistant-on-axis'
import { fourthVertex } from './fourth-vertex'
import { midPoint } from './mid-point'
import { perimeter } from './perimeter'
import { ratioByAxis } from './ratio-by-axis'
import { sectionPoint } from './section-point'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  distanceBetween,
  distanceFromOriginOrAxis,
  equalParts,
  equidistantOnAxis,
  fourthVertex,
  midPoint,
  perimeter,
  ratioByAxis,
  sectionPoint,
]

import { distanceBetween } from './distance-between'
import { distanceFromOriginOrAxis } from './distance-from-origin-or-axis'
import { equalParts } from './equal-parts'
import { equidistantOnAxis } from './equidistant-on-axis'
import { equidistantRelation } from './equidistant-relation'
import { equidistantUnknown } from './equidistant-unknown'
import { fourthVertex } from './fourth-vertex'
import { midPoint } from './mid-point'
import { otherEnd } from './other-end'
import { perimeter } from './perimeter'
import { ratioByAxis } from './ratio-by-axis'
import { ratioByLine } from './ratio-by-line'
import { ratioOfPoint } from './ratio-of-point'
import { sectionPoint } from './section-point'
import { unknownFromDistance } from './unknown-from-distance'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  distanceBetween,
  distanceFromOriginOrAxis,
  equalParts,
  equidistantOnAxis,
  equidistantRelation,
  equidistantUnknown,
  fourthVertex,
  midPoint,
  otherEnd,
  perimeter,
  ratioByAxis,
  ratioByLine,
  ratioOfPoint,
  sectionPoint,
  unknownFromDistance,
]

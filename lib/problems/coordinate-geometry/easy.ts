import type { Template } from '../template'
import { coordinateAssertionReason } from './assertion-reason'
import { distanceBetween, distanceFromOriginOrAxis } from './distance'
import { midPointOfSegment, otherEnd } from './mid-point'
import { placeOfMidPoint } from './mid-point-place'
import { pointInRatio } from './section'

export const templates: readonly Template[] = [
  distanceBetween,
  distanceFromOriginOrAxis,
  midPointOfSegment,
  placeOfMidPoint,
  otherEnd,
  pointInRatio,
  coordinateAssertionReason,
]

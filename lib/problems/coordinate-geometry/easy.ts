import type { Template } from '../template'
import { coordinateAssertionReason } from './assertion-reason'
import { distanceBetween } from './distance'
import { distanceFromOriginOrAxis } from './distance-from-origin-or-axis'
import { distanceInLetters } from './distance-in-letters'
import { medianLength } from './median-length'
import { midPointOfSegment } from './mid-point'
import { placeOfMidPoint } from './mid-point-place'
import { otherEnd } from './other-end'
import { quadrantOfPoint } from './quadrant-of-point'
import { rectangleOnAxes } from './rectangle-diagonal'
import { pointInRatio } from './section'

export const templates: readonly Template[] = [
  distanceBetween,
  distanceFromOriginOrAxis,
  midPointOfSegment,
  placeOfMidPoint,
  otherEnd,
  pointInRatio,
  coordinateAssertionReason,
  medianLength,
  rectangleOnAxes,
  quadrantOfPoint,
  distanceInLetters,
]

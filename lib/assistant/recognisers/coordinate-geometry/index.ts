import { distanceBetween } from './distance-between'
import { distanceFromOriginOrAxis } from './distance-from-origin-or-axis'
import { equalParts } from './equal-parts'
import { equidistantOnAxis } from './equidistant-on-axis'
import { equidistantRelation } from './equidistant-relation'
import { equidistantUnknown } from './equidistant-unknown'
import { fourthVertex } from './fourth-vertex'
import { medianLength } from './median-length'
import { midPoint } from './mid-point'
import { otherEnd } from './other-end'
import { parallelogramUnknowns } from './parallelogram-unknowns'
import { perimeter } from './perimeter'
import { pointOnMedian } from './point-on-median'
import { ratioByAxis } from './ratio-by-axis'
import { ratioByLine } from './ratio-by-line'
import { ratioOfPoint } from './ratio-of-point'
import { sectionPoint } from './section-point'
import { unknownFromDistance } from './unknown-from-distance'
import { verticesFromMidPoints } from './vertices-from-mid-points'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  distanceBetween,
  distanceFromOriginOrAxis,
  equalParts,
  equidistantOnAxis,
  equidistantRelation,
  equidistantUnknown,
  fourthVertex,
  medianLength,
  midPoint,
  otherEnd,
  parallelogramUnknowns,
  perimeter,
  pointOnMedian,
  ratioByAxis,
  ratioByLine,
  ratioOfPoint,
  sectionPoint,
  unknownFromDistance,
  verticesFromMidPoints,
]

import { coordinateAssertionReason } from './assertion-reason'
import { gridMap } from './case-study'
import { centreThroughThree } from './circle-centre'
import { distanceBetween, distanceFromOriginOrAxis } from './distance'
import { equidistantOnAxis, equidistantRelation } from './equidistant'
import { pointOnMedian } from './median-point'
import { midPointOfSegment, otherEnd } from './mid-point'
import { parallelogramUnknowns, rhombusArea } from './parallelogram'
import { typeOfQuadrilateral } from './quadrilateral-type'
import { ratioByAnAxis } from './ratio-by-axis'
import { ratioByALine } from './ratio-by-line'
import { ratioOfPoint, unknownOnSegment } from './ratio-of-point'
import { pointInRatio } from './section'
import { typeOfTriangle } from './triangle-type'
import { trisectionPoints } from './trisection'
import { unknownFromDistance } from './unknown-from-distance'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  distanceBetween,
  distanceFromOriginOrAxis,
  midPointOfSegment,
  otherEnd,
  pointInRatio,
  coordinateAssertionReason,
  trisectionPoints,
  ratioOfPoint,
  unknownOnSegment,
  ratioByAnAxis,
  equidistantOnAxis,
  equidistantRelation,
  unknownFromDistance,
  typeOfTriangle,
  parallelogramUnknowns,
  rhombusArea,
  gridMap,
  ratioByALine,
  typeOfQuadrilateral,
  centreThroughThree,
  pointOnMedian,
]

import { coordinateAssertionReason } from './assertion-reason'
import { gridMap } from './case-study'
import { centreThroughThree } from './circle-centre'
import { distanceBetween, distanceFromOriginOrAxis } from './distance'
import { equidistantUnknown } from './equidistant-unknown'
import { equilateralVertex } from './equilateral'
import { fourthVertex } from './fourth-vertex'
import { equidistantOnAxis } from './equidistant-on-axis'
import { equidistantRelation } from './equidistant-relation'
import { pointOnMedian } from './median-point'
import { placeOfMidPoint } from './mid-point-place'
import { perimeterOfTriangle } from './perimeter'
import { quadrilateralProof } from './quadrilateral-proof'
import { squareFromCorners } from './square-corners'
import { midPointOfSegment, otherEnd } from './mid-point'
import { parallelogramUnknowns } from './parallelogram'
import { typeOfQuadrilateral } from './quadrilateral-type'
import { ratioByAnAxis } from './ratio-by-axis'
import { ratioByALine } from './ratio-by-line'
import { ratioOfPoint } from './ratio-of-point'
import { pointInRatio } from './section'
import { rhombusArea } from './rhombus-area'
import { typeOfTriangle } from './triangle-type'
import { triangleWithSurds } from './triangle-with-surds'
import { trisectionPoints } from './trisection'
import { unknownFromDistance } from './unknown-from-distance'
import { unknownOnSegment } from './unknown-on-segment'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  distanceBetween,
  distanceFromOriginOrAxis,
  midPointOfSegment,
  placeOfMidPoint,
  otherEnd,
  pointInRatio,
  coordinateAssertionReason,
  trisectionPoints,
  ratioOfPoint,
  unknownOnSegment,
  ratioByAnAxis,
  equidistantOnAxis,
  equidistantRelation,
  equidistantUnknown,
  unknownFromDistance,
  typeOfTriangle,
  triangleWithSurds,
  equilateralVertex,
  parallelogramUnknowns,
  fourthVertex,
  perimeterOfTriangle,
  squareFromCorners,
  rhombusArea,
  gridMap,
  ratioByALine,
  typeOfQuadrilateral,
  centreThroughThree,
  pointOnMedian,
  quadrilateralProof,
]

import type { Template } from '../template'
import { gridMap } from './case-study'
import { circleUnknown } from './circle-unknown'
import { equidistantOnAxis } from './equidistant-on-axis'
import { equidistantRelation } from './equidistant-relation'
import { equidistantThenLengths } from './equidistant-then-lengths'
import { equidistantUnknown } from './equidistant-unknown'
import { equilateralVertex } from './equilateral'
import { formAQuadrilateral } from './form-a-quadrilateral'
import { fourthVertex } from './fourth-vertex'
import { parallelogramUnknowns } from './parallelogram'
import { parallelogramCheck } from './parallelogram-check'
import { perimeterOfTriangle } from './perimeter'
import { ratioAloneByAxis } from './ratio-alone-by-axis'
import { ratioByAnAxis } from './ratio-by-axis'
import { ratioOfPoint } from './ratio-of-point'
import { rhombusArea } from './rhombus-area'
import { sectionOnLine } from './section-on-line'
import { squareFromCorners } from './square-corners'
import { typeOfTriangle } from './triangle-type'
import { triangleWithSurds } from './triangle-with-surds'
import { trisectionPoints } from './trisection'
import { unknownFromDistance } from './unknown-from-distance'
import { unknownOnSegment } from './unknown-on-segment'

export const templates: readonly Template[] = [
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
  sectionOnLine,
  circleUnknown,
  equidistantThenLengths,
  parallelogramCheck,
  formAQuadrilateral,
  ratioAloneByAxis,
]

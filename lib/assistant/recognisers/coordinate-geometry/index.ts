import { centreThroughThree } from './centre-through-three'
import { circleUnknown } from './circle-unknown'
import { circleOfPoints } from './circle-of-points'
import { cutTwoSides } from './cut-two-sides'
import { distanceBetween } from './distance-between'
import { distanceOnMap } from './distance-on-map'
import { distanceFromOriginOrAxis } from './distance-from-origin-or-axis'
import { equalDistances } from './equal-distances'
import { equalParts } from './equal-parts'
import { equidistantOnAxis } from './equidistant-on-axis'
import { equidistantRelation } from './equidistant-relation'
import { equidistantThenLengths } from './equidistant-then-lengths'
import { equidistantUnknown } from './equidistant-unknown'
import { equidistantLetters } from './equidistant-letters'
import { equilateralAny } from './equilateral-any'
import { equilateralBase } from './equilateral-base'
import { equilateralVertex } from './equilateral-vertex'
import { farAsShown } from './far-as-shown'
import { diagonalsMeet, fourPointsForm, kindOfParallelogram } from './four-points'
import { fourthVertex } from './fourth-vertex'
import { ratioAndValueOnSegment, ratioOnSegment, valueOnSegment } from './half-known-on-segment'
import { lengthsBetween } from './lengths-between'
import {
  letterForEqualDistances,
  letterForMiddleOnLine,
  letterForOneLine,
  letterForRadius,
  letterForRightAngle,
} from './letter-from-condition'
import { medianLength } from './median-length'
import { lettersInPoints } from './letters-in-points'
import { midPoint } from './mid-point'
import { midPointUnknowns } from './mid-point-unknowns'
import { oppositeVertices } from './opposite-vertices'
import { otherEnd } from './other-end'
import { parallelogramAndMore } from './parallelogram-and-more'
import { parallelogramLetters } from './parallelogram-letters'
import { parallelogramUnknowns } from './parallelogram-unknowns'
import { perimeter } from './perimeter'
import { placeOfMidPoint, placeOfSectionPoint, quadrantOfMidPoint } from './places'
import { pointAndCircle } from './point-and-circle'
import { pointOnAxis } from './point-on-axis'
import { pointOnMedian } from './point-on-median'
import { pointsTold } from './points-told'
import { quadrilateralClaim } from './quadrilateral-claim'
import { quadrilateralType } from './quadrilateral-type'
import { postedFlags } from './posted-flags'
import { ratioAndPointOfAxis, ratioByAxis } from './ratio-by-axis'
import { ratioByLine } from './ratio-by-line'
import { rectangleOnAxes } from './rectangle-on-axes'
import { rhombusArea } from './rhombus-area'
import { sectionPoint } from './section-point'
import { sideOfParallelogram } from './side-of-parallelogram'
import { squareFromVertices } from './square-from-vertices'
import { squareOtherVertices } from './square-other-vertices'
import { triangleClaim } from './triangle-claim'
import { triangleType } from './triangle-type'
import { surdTriangleClaim, triangleWithSurds } from './triangle-with-surds'
import { unknownFromDistance } from './unknown-from-distance'
import { verticesFromMidPoints } from './vertices-from-mid-points'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  centreThroughThree,
  circleOfPoints,
  circleUnknown,
  diagonalsMeet,
  cutTwoSides,
  distanceBetween,
  distanceOnMap,
  distanceFromOriginOrAxis,
  equalDistances,
  equalParts,
  equidistantOnAxis,
  equidistantRelation,
  equidistantThenLengths,
  equidistantUnknown,
  equidistantLetters,
  equilateralAny,
  equilateralBase,
  equilateralVertex,
  farAsShown,
  fourPointsForm,
  fourthVertex,
  kindOfParallelogram,
  lengthsBetween,
  letterForEqualDistances,
  letterForMiddleOnLine,
  letterForOneLine,
  letterForRadius,
  letterForRightAngle,
  medianLength,
  lettersInPoints,
  midPoint,
  midPointUnknowns,
  oppositeVertices,
  otherEnd,
  parallelogramAndMore,
  parallelogramLetters,
  parallelogramUnknowns,
  perimeter,
  placeOfMidPoint,
  placeOfSectionPoint,
  quadrantOfMidPoint,
  pointAndCircle,
  pointOnAxis,
  pointOnMedian,
  pointsTold,
  postedFlags,
  quadrilateralClaim,
  quadrilateralType,
  ratioAndPointOfAxis,
  ratioAndValueOnSegment,
  ratioByAxis,
  ratioByLine,
  ratioOnSegment,
  rectangleOnAxes,
  rhombusArea,
  sectionPoint,
  sideOfParallelogram,
  squareFromVertices,
  squareOtherVertices,
  triangleClaim,
  triangleType,
  triangleWithSurds,
  surdTriangleClaim,
  unknownFromDistance,
  valueOnSegment,
  verticesFromMidPoints,
]

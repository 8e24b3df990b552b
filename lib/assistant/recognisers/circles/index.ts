import { angleAsked } from './angle-asked'
import { angleChase } from './angle-chase'
import { angleFromDistance } from './angle-from-distance'
import { chordTangents } from './chord-tangents'
import { circleFigure } from './circle-figure'
import { circleProof } from './circle-proof'
import { figureInLetters } from './figure-in-letters'
import { figureProofs } from './figure-proofs'
import { commonTangent } from './common-tangent'
import { concentric } from './concentric'
import { concentricChord } from './concentric-chord'
import { concentricExternal } from './concentric-external'
import { concentricFurther } from './concentric-further'
import { diameterLengths } from './diameter-lengths'
import { equalExpressions } from './equal-expressions'
import { escribedTangent } from './escribed-tangent'
import { hexagonAbout } from './hexagon-about'
import { incircleCase } from './incircle-case'
import { incircleSides } from './incircle-sides'
import { parallelTangents } from './parallel-tangents'
import { rhombusAbout } from './rhombus-about'
import { rightAngledQuadrilateral } from './right-angled-quadrilateral'
import { rightIncircle } from './right-incircle'
import { polygonAbout } from './polygon-about'
import { specialAngle } from './special-angle'
import { tangentFacts } from './tangent-facts'
import { tangentsFromDistance } from './tangents-from-distance'
import { tangentLength } from './tangent-length'
import { tangentParts } from './tangent-parts'
import { thirdTangent } from './third-tangent'
import { threeCircles } from './three-circles'
import { triangleAbout } from './triangle-about'
import { twoCircles } from './two-circles'
import { twoTangents } from './two-tangents'
import { betweenParallelTangents } from './between-parallel-tangents'
import { kiteMeasures } from './kite-measures'
import { shortestDistance } from './shortest-distance'
import { tangentAndChord } from './tangent-and-chord'
import { tangentsAtRightAngles } from './tangents-at-right-angles'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  angleAsked,
  angleChase,
  angleFromDistance,
  chordTangents,
  circleFigure,
  circleProof,
  figureProofs,
  figureInLetters,
  commonTangent,
  concentric,
  concentricChord,
  concentricExternal,
  concentricFurther,
  diameterLengths,
  equalExpressions,
  escribedTangent,
  hexagonAbout,
  incircleCase,
  incircleSides,
  parallelTangents,
  rhombusAbout,
  rightAngledQuadrilateral,
  rightIncircle,
  polygonAbout,
  specialAngle,
  tangentFacts,
  tangentsFromDistance,
  tangentLength,
  tangentParts,
  thirdTangent,
  threeCircles,
  triangleAbout,
  twoCircles,
  twoTangents,
  betweenParallelTangents,
  kiteMeasures,
  shortestDistance,
  tangentAndChord,
  tangentsAtRightAngles,
]

import { angleChase } from './angle-chase'
import { angleFromDistance } from './angle-from-distance'
import { chordTangents } from './chord-tangents'
import { circumscribedSide } from './circumscribed-side'
import { commonTangent } from './common-tangent'
import { concentricChord } from './concentric-chord'
import { concentricExternal } from './concentric-external'
import { diameterLengths } from './diameter-lengths'
import { escribedTangent } from './escribed-tangent'
import { hexagonAbout } from './hexagon-about'
import { incircleCase } from './incircle-case'
import { incircleSides } from './incircle-sides'
import { kiteOfTangents } from './kite-of-tangents'
import { rightAngledQuadrilateral } from './right-angled-quadrilateral'
import { rightIncircle } from './right-incircle'
import { specialAngle } from './special-angle'
import { tangentFacts } from './tangent-facts'
import { tangentLength } from './tangent-length'
import { tangentParts } from './tangent-parts'
import { thirdTangent } from './third-tangent'
import { twoTangents } from './two-tangents'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  angleChase,
  angleFromDistance,
  chordTangents,
  circumscribedSide,
  commonTangent,
  concentricChord,
  concentricExternal,
  diameterLengths,
  escribedTangent,
  hexagonAbout,
  incircleCase,
  incircleSides,
  kiteOfTangents,
  rightAngledQuadrilateral,
  rightIncircle,
  specialAngle,
  tangentFacts,
  tangentLength,
  tangentParts,
  thirdTangent,
  twoTangents,
]

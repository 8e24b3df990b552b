import { angleFromDistance } from './angle-from-distance'
import { chordTangents } from './chord-tangents'
import { circumscribedSide } from './circumscribed-side'
import { commonTangent } from './common-tangent'
import { concentricChord } from './concentric-chord'
import { concentricExternal } from './concentric-external'
import { escribedTangent } from './escribed-tangent'
import { hexagonAbout } from './hexagon-about'
import { rightIncircle } from './right-incircle'
import { specialAngle } from './special-angle'
import { tangentLength } from './tangent-length'
import { tangentParts } from './tangent-parts'
import { thirdTangent } from './third-tangent'
import { twoTangents } from './two-tangents'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  angleFromDistance,
  chordTangents,
  circumscribedSide,
  commonTangent,
  concentricChord,
  concentricExternal,
  escribedTangent,
  hexagonAbout,
  rightIncircle,
  specialAngle,
  tangentLength,
  tangentParts,
  thirdTangent,
  twoTangents,
]

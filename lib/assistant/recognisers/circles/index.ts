import { circumscribedSide } from './circumscribed-side'
import { concentricChord } from './concentric-chord'
import { rightIncircle } from './right-incircle'
import { tangentLength } from './tangent-length'
import { thirdTangent } from './third-tangent'
import { twoTangents } from './two-tangents'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  circumscribedSide,
  concentricChord,
  rightIncircle,
  tangentLength,
  thirdTangent,
  twoTangents,
]

import type { Template } from '../template'
import { circleAssertionReason } from './assertion-reason'
import { circumscribedSide } from './circumscribed'
import { concentricChord } from './concentric'
import { tangentFacts } from './facts'
import { tangentLength } from './tangent-length'
import { angleOfTangents } from './two-tangents'
import { proveAtDiameter } from './prove-diameter'
import { proveChordBisected } from './prove-chord'

export const templates: readonly Template[] = [
  tangentLength,
  concentricChord,
  angleOfTangents,
  circumscribedSide,
  tangentFacts,
  circleAssertionReason,
  proveAtDiameter,
  proveChordBisected,
]

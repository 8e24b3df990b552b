import { angleChase } from './angle-chase'
import { circleAssertionReason } from './assertion-reason'
import { circleCase } from './case-study'
import { tangentsAtChord } from './chord-tangents'
import { circumscribedSide, perimeterOfTriangle } from './circumscribed'
import { commonTangent } from './common-tangent'
import { concentricChord } from './concentric'
import { equalTangents } from './equal-tangents'
import { tangentFacts } from './facts'
import { inradiusOfRightTriangle, sidesAboutIncircle } from './incircle'
import { missingReason } from './missing-reason'
import { orderTheAngleProof, orderTheProof } from './order-proof'
import { tangentsAtSpecialAngle } from './special-angles'
import { tangentLength } from './tangent-length'
import { angleOfTangents } from './two-tangents'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  tangentLength,
  concentricChord,
  angleOfTangents,
  circumscribedSide,
  tangentFacts,
  circleAssertionReason,
  angleChase,
  tangentsAtSpecialAngle,
  perimeterOfTriangle,
  inradiusOfRightTriangle,
  orderTheProof,
  missingReason,
  circleCase,
  equalTangents,
  orderTheAngleProof,
  sidesAboutIncircle,
  tangentsAtChord,
  commonTangent,
]

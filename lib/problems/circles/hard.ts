import type { Template } from '../template'
import { tangentsAtChord } from './chord-tangents'
import { commonTangent } from './common-tangent'
import { equalTangents } from './equal-tangents'
import { sidesAboutIncircle } from './incircle'
import { orderTheAngleProof } from './order-proof'
import { proveDiameterAngle } from './prove-diameter-angle'
import { orderEqualTangents } from './prove-equal-tangents'
import { proveEscribed } from './prove-escribed'
import { diameterLengths } from './diameter-lengths'
import { rightAngledQuadrilateral } from './right-angled-quadrilateral'
import { pondCase } from './pond-case'

export const templates: readonly Template[] = [
  equalTangents,
  orderTheAngleProof,
  sidesAboutIncircle,
  tangentsAtChord,
  commonTangent,
  proveDiameterAngle,
  orderEqualTangents,
  proveEscribed,
  diameterLengths,
  rightAngledQuadrilateral,
  pondCase,
]

import type { Template } from '../template'
import { tangentsAtChord } from './chord-tangents'
import { commonTangent } from './common-tangent'
import { equalTangents } from './equal-tangents'
import { sidesAboutIncircle } from './incircle'
import { orderTheAngleProof } from './order-proof'

export const templates: readonly Template[] = [
  equalTangents,
  orderTheAngleProof,
  sidesAboutIncircle,
  tangentsAtChord,
  commonTangent,
]

import type { Template } from '../template'
import { angleChase } from './angle-chase'
import { circleCase } from './case-study'
import { perimeterOfTriangle } from './circumscribed'
import { inradiusOfRightTriangle } from './incircle'
import { missingReason } from './missing-reason'
import { orderTheProof } from './order-proof'
import { tangentsAtSpecialAngle } from './special-angles'

export const templates: readonly Template[] = [
  angleChase,
  tangentsAtSpecialAngle,
  perimeterOfTriangle,
  inradiusOfRightTriangle,
  orderTheProof,
  missingReason,
  circleCase,
]

import type { Template } from '../template'
import { angleChase } from './angle-chase'
import { circleCase } from './case-study'
import { perimeterOfTriangle } from './third-tangent'
import { inradiusOfRightTriangle } from './right-incircle'
import { missingReason } from './missing-reason'
import { orderTheProof } from './order-proof'
import { tangentsAtSpecialAngle } from './special-angles'
import { proveIsosceles } from './prove-isosceles'

export const templates: readonly Template[] = [
  angleChase,
  tangentsAtSpecialAngle,
  perimeterOfTriangle,
  inradiusOfRightTriangle,
  orderTheProof,
  missingReason,
  circleCase,
  proveIsosceles,
]

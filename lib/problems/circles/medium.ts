import type { Template } from '../template'
import { angleChase } from './angle-chase'
import { circleCase } from './case-study'
import { perimeterOfTriangle } from './third-tangent'
import { inradiusOfRightTriangle } from './right-incircle'
import { missingReason } from './missing-reason'
import { orderTheCircumscribedProof, orderTheProof, orderTheTangentAngleProof } from './order-proof'
import { tangentsAtSpecialAngle } from './special-angles'
import { proveIsosceles } from './prove-isosceles'
import { angleFromDistance } from './angle-from-distance'
import { concentricExternal } from './concentric-external'
import { escribedTangent } from './escribed'
import { hexagonAbout } from './hexagon'
import { tangentParts } from './tangent-parts'
import { provePerpendicular } from './prove-perpendicular'

export const templates: readonly Template[] = [
  angleChase,
  tangentsAtSpecialAngle,
  perimeterOfTriangle,
  inradiusOfRightTriangle,
  orderTheProof,
  missingReason,
  circleCase,
  proveIsosceles,
  escribedTangent,
  tangentParts,
  angleFromDistance,
  hexagonAbout,
  concentricExternal,
  provePerpendicular,
  orderTheCircumscribedProof,
  orderTheTangentAngleProof,
]

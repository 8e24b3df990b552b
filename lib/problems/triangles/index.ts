import { assertionOnBpt } from './assertion'
import { bptSegment } from './bpt-segment'
import { shadowCaseStudy } from './case-study'
import { bptConverse } from './converse'
import { trueProportion } from './correspondence'
import { whichCriterion } from './criterion'
import { crossedWires, proveReciprocals } from './crossed-poles'
import { lampWalk } from './lamp-walk'
import { missingReason } from './missing-reason'
import { productOfSides } from './product-of-sides'
import { proveBpt } from './prove-bpt'
import { proveMedians } from './prove-medians'
import { rightTriangle } from './right-triangle'
import { similarAngle } from './similar-angle'
import { similarFacts } from './similar-facts'
import { perimeterRatio, sideFromPerimeters, similarSide } from './similar-sides'
import { towerShadow } from './tower-shadow'
import { bptUnknown, trapeziumDiagonals } from './unknown-x'
import type { Template } from '../template'

export const templates: readonly Template[] = [
  bptSegment,
  similarSide,
  perimeterRatio,
  similarAngle,
  trueProportion,
  whichCriterion,
  similarFacts,
  bptConverse,
  towerShadow,
  rightTriangle,
  assertionOnBpt,
  bptUnknown,
  sideFromPerimeters,
  trapeziumDiagonals,
  lampWalk,
  shadowCaseStudy,
  proveBpt,
  crossedWires,
  productOfSides,
  missingReason,
  proveReciprocals,
  proveMedians,
]

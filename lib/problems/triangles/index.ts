import { assertionOnBpt } from './assertion'
import { bptSegment } from './bpt-segment'
import { shadowCaseStudy } from './case-study'
import { bptConverse } from './converse'
import { trueProportion } from './correspondence'
import { similarFacts, whichCriterion } from './criterion'
import { crossedWires, proveReciprocals } from './crossed-poles'
import { missingReason } from './missing-reason'
import { productOfSides } from './product-of-sides'
import { proveBpt } from './prove-bpt'
import { proveMedians } from './prove-medians'
import { rightTriangle } from './right-triangle'
import { lampWalk, towerShadow } from './shadow'
import { similarAngle } from './similar-angle'
import { perimeterRatio, sideFromPerimeters, similarSide } from './similar-sides'
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

import type { Template } from '../template'
import { assertionOnBpt } from './assertion'
import { bptSegment } from './bpt-segment'
import { bptConverse } from './converse'
import { trueProportion } from './correspondence'
import { whichCriterion } from './criterion'
import { rightTriangle } from './right-triangle'
import { similarAngle } from './similar-angle'
import { similarFacts } from './similar-facts'
import { perimeterRatio, similarSide } from './similar-sides'
import { towerShadow } from './tower-shadow'

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
]

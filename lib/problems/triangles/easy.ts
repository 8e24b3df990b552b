import type { Template } from '../template'
import { assertionOnBpt } from './assertion'
import { bptSegment } from './bpt-segment'
import { bptConverse } from './converse'
import { trueProportion } from './correspondence'
import { whichCriterion } from './criterion'
import { perimeterRatio } from './perimeter-ratio'
import { rightTriangle } from './right-triangle'
import { similarAngle } from './similar-angle'
import { similarFacts } from './similar-facts'
import { similarSide } from './similar-side'
import { towerShadow } from './tower-shadow'
import { proveTwoParts } from './prove-bisector'
import { altitudeRatio } from './altitude-ratio'
import { parallelLength } from './parallel-length'

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
  proveTwoParts,
  parallelLength,
  altitudeRatio,
]

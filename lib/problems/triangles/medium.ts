import type { Template } from '../template'
import { shadowCaseStudy } from './case-study'
import { lampWalk } from './lamp-walk'
import { proveBpt } from './prove-bpt'
import { sideFromPerimeters } from './side-from-perimeters'
import { trapeziumDiagonals } from './trapezium-diagonals'
import { bptUnknown } from './unknown-x'
import { proveInParallelogram } from './prove-parallelogram'
import { proveTrapezium } from './prove-trapezium'
import { antiparallelLength } from './antiparallel'
import { crossingAngles } from './crossing-angles'

export const templates: readonly Template[] = [
  bptUnknown,
  sideFromPerimeters,
  trapeziumDiagonals,
  lampWalk,
  shadowCaseStudy,
  proveBpt,
  proveInParallelogram,
  proveTrapezium,
  crossingAngles,
  antiparallelLength,
]

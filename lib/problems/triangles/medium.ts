import type { Template } from '../template'
import { shadowCaseStudy } from './case-study'
import { lampWalk } from './lamp-walk'
import { proveBpt } from './prove-bpt'
import { sideFromPerimeters } from './similar-sides'
import { bptUnknown, trapeziumDiagonals } from './unknown-x'

export const templates: readonly Template[] = [
  bptUnknown,
  sideFromPerimeters,
  trapeziumDiagonals,
  lampWalk,
  shadowCaseStudy,
  proveBpt,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { axisPoint } from './axis-point'
import { classifyPair } from './classify-pair'
import { consistentOrNot } from './consistent-or-not'
import { distanceFromAxis } from './distance-from-axis'
import { solveIntegers } from './solve-integers'
import { twoBills } from './two-bills'
import { twoNumbers } from './two-numbers'

export const templates: readonly Template[] = [
  solveIntegers,
  classifyPair,
  consistentOrNot,
  axisPoint,
  distanceFromAxis,
  twoBills,
  twoNumbers,
  assertionReason,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { axisPoint } from './axis-point'
import { classifyPair } from './classify-pair'
import { consistentOrNot } from './consistent-or-not'
import { distanceFromAxis } from './distance-from-axis'
import { notesAndMarks } from './notes-and-marks'
import { paramsFromSolution } from './params-from-solution'
import { readGraph } from './read-graph'
import { secondLine } from './second-line'
import { solveIntegers } from './solve-integers'
import { specialLines } from './special-lines'
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
  secondLine,
  specialLines,
  paramsFromSolution,
  readGraph,
  notesAndMarks,
]

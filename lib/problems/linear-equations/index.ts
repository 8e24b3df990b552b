import type { Template } from '../template'
import { ages } from './ages'
import { anglesAndSides } from './angles-and-sides'
import { assertionReason } from './assertion-reason'
import { axisPoint } from './axis-point'
import { boatAndStream } from './boat-and-stream'
import { bookPair } from './book-pair'
import { changedFraction } from './changed-fraction'
import { changedRectangle } from './changed-rectangle'
import { classifyPair } from './classify-pair'
import { clearDecimals } from './clear-decimals'
import { clearFractions } from './clear-fractions'
import { consistentOrNot } from './consistent-or-not'
import { cyclicQuadrilateral } from './cyclic-quadrilateral'
import { distanceFromAxis } from './distance-from-axis'
import { findK } from './find-k'
import { fixedAndVariable } from './fixed-and-variable'
import { graphDraw } from './graph-draw'
import { graphSolve } from './graph-solve'
import { graphTriangle } from './graph-triangle'
import { infiniteAAndB } from './infinite-a-and-b'
import { notesAndMarks } from './notes-and-marks'
import { solveFractions } from './solve-fractions'
import { solveIntegers } from './solve-integers'
import { solveNamed } from './solve-named'
import { swappedCoefficients } from './swapped-coefficients'
import { twoBills } from './two-bills'
import { twoCars } from './two-cars'
import { twoDigitNumber } from './two-digit-number'
import { twoInvestments } from './two-investments'
import { twoNumbers } from './two-numbers'
import { uniqueForAllBut } from './unique-for-all-but'

export const templates: readonly Template[] = [
  solveIntegers,
  classifyPair,
  consistentOrNot,
  axisPoint,
  distanceFromAxis,
  twoBills,
  twoNumbers,
  assertionReason,
  bookPair,
  solveFractions,
  clearFractions,
  clearDecimals,
  findK,
  uniqueForAllBut,
  graphDraw,
  graphSolve,
  twoDigitNumber,
  changedFraction,
  ages,
  fixedAndVariable,
  anglesAndSides,
  changedRectangle,
  cyclicQuadrilateral,
  solveNamed,
  swappedCoefficients,
  infiniteAAndB,
  graphTriangle,
  boatAndStream,
  twoCars,
  twoInvestments,
  notesAndMarks,
]

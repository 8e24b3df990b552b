import type { Template } from '../template'
import { ages } from './ages'
import { anglesAndSides } from './angles-and-sides'
import { assertionReason } from './assertion-reason'
import { axisPoint } from './axis-point'
import { boatAndStream } from './boat-and-stream'
import { bookPair } from './book-pair'
import { changedFraction } from './changed-fraction'
import { classifyPair } from './classify-pair'
import { clearFractions } from './clear-fractions'
import { findK } from './find-k'
import { fixedAndVariable } from './fixed-and-variable'
import { graphDraw } from './graph-draw'
import { graphSolve } from './graph-solve'
import { graphTriangle } from './graph-triangle'
import { solveFractions } from './solve-fractions'
import { solveIntegers } from './solve-integers'
import { solveNamed } from './solve-named'
import { swappedCoefficients } from './swapped-coefficients'
import { twoBills } from './two-bills'
import { twoCars } from './two-cars'
import { twoDigitNumber } from './two-digit-number'
import { twoInvestments } from './two-investments'
import { twoNumbers } from './two-numbers'

export const templates: readonly Template[] = [
  solveIntegers,
  classifyPair,
  axisPoint,
  twoBills,
  twoNumbers,
  assertionReason,
  bookPair,
  solveFractions,
  clearFractions,
  findK,
  graphDraw,
  graphSolve,
  twoDigitNumber,
  changedFraction,
  ages,
  fixedAndVariable,
  anglesAndSides,
  solveNamed,
  swappedCoefficients,
  graphTriangle,
  boatAndStream,
  twoCars,
  twoInvestments,
]

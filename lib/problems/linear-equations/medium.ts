import type { Template } from '../template'
import { ages } from './ages'
import { anglesAndSides } from './angles-and-sides'
import { bookPair } from './book-pair'
import { changedFraction } from './changed-fraction'
import { changedRectangle } from './changed-rectangle'
import { clearDecimals } from './clear-decimals'
import { clearFractions } from './clear-fractions'
import { cyclicQuadrilateral } from './cyclic-quadrilateral'
import { findK } from './find-k'
import { fixedAndVariable } from './fixed-and-variable'
import { giveAndTake } from './give-and-take'
import { graphDraw } from './graph-draw'
import { graphSolve } from './graph-solve'
import { incomeSavings } from './income-savings'
import { kFromSquare } from './k-from-square'
import { solveFractions } from './solve-fractions'
import { solveThenUse } from './solve-then-use'
import { surdCoefficients } from './surd-coefficients'
import { triangleAngles } from './triangle-angles'
import { twoDigitNumber } from './two-digit-number'
import { uniqueForAllBut } from './unique-for-all-but'
import { upstreamDownstream } from './upstream-downstream'
import { wordGraphical } from './word-graphical'

export const templates: readonly Template[] = [
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
  incomeSavings,
  giveAndTake,
  triangleAngles,
  kFromSquare,
  solveThenUse,
  surdCoefficients,
  wordGraphical,
  upstreamDownstream,
]

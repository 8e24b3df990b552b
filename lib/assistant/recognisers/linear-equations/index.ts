import { ages } from './ages'
import { axisPoint } from './axis-point'
import { changedFraction } from './changed-fraction'
import { clearedPair } from './cleared-pair'
import { consistency } from './consistency'
import { countedThenSolved } from './counted-then-solved'
import { distanceFromAxis } from './distance-from-axis'
import { findK } from './find-k'
import { lineAndAxes } from './line-and-axes'
import { linearEquation } from './linear-equation'
import { linearPair } from './linear-pair'
import { swappedPair } from './swapped-pair'
import { twoBills } from './two-bills'
import { twoNumbers } from './two-numbers'
import { uniqueForAllBut } from './unique-for-all-but'
import { valuesChecked } from './values-checked'
import { boatAndStream } from './boat-and-stream'
import { kFromSquare } from './k-from-square'
import { meetingPoint } from './meeting-point'
import { upstreamDownstream } from './upstream-downstream'
import { notesAndMarks } from './notes-and-marks'
import { anglesAndSides } from './angles-and-sides'
import { changedRectangle } from './changed-rectangle'
import { cyclicQuadrilateral } from './cyclic-quadrilateral'
import { incomeSavings } from './income-savings'
import { giveAndTake } from './give-and-take'
import { paramsFromSolution } from './params-from-solution'
import { infiniteAAndB } from './infinite-a-and-b'
import { twoCars } from './two-cars'
import { twoInvestments } from './two-investments'
import { valueFromPair } from './value-from-pair'
import { secondLine } from './second-line'
import { secondLineMade } from './second-line-made'
import { specialLines } from './special-lines'
import { fixedAndVariable } from './fixed-and-variable'
import { twoTariffs } from './two-tariffs'
import { surdCoefficients } from './surd-coefficients'
import { graphTriangle } from './graph-triangle'
import { kInBoth } from './k-in-both'
import { paramsInBoth } from './params-in-both'
import { moreStories } from './told-more'
import { toldPairs } from './told-pairs'
import { toldStories } from './told-stories'
import { pairOption, pairSaid } from './pair-said'
import { pairInLetters } from './pair-in-letters'
import { reduciblePair } from './reducible-pair'
import { lettersForInfinite } from './letters-for-infinite'
import { graphTrianglesRatio } from './graph-triangles-ratio'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  ages,
  changedFraction,
  twoNumbers,
  axisPoint,
  upstreamDownstream,
  meetingPoint,
  kFromSquare,
  boatAndStream,
  clearedPair,
  consistency,
  countedThenSolved,
  distanceFromAxis,
  findK,
  lineAndAxes,
  linearEquation,
  swappedPair,
  linearPair,
  twoBills,
  uniqueForAllBut,
  valuesChecked,
  notesAndMarks,
  anglesAndSides,
  changedRectangle,
  cyclicQuadrilateral,
  incomeSavings,
  giveAndTake,
  paramsFromSolution,
  infiniteAAndB,
  twoCars,
  twoInvestments,
  valueFromPair,
  secondLine,
  secondLineMade,
  specialLines,
  fixedAndVariable,
  twoTariffs,
  surdCoefficients,
  graphTriangle,
  kInBoth,
  paramsInBoth,
  pairSaid,
  pairOption,
  lettersForInfinite,
  pairInLetters,
  reduciblePair,
  ...toldStories,
  ...moreStories,
  ...toldPairs,
  graphTrianglesRatio,
]

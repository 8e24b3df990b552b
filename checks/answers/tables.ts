import arithmeticProgressions from './arithmetic-progressions.table'
import areasVolumes from './areas-volumes.table'
import circles from './circles.table'
import coordinateGeometry from './coordinate-geometry.table'
import linearEquations from './linear-equations.table'
import polynomials from './polynomials.table'
import probability from './probability.table'
import quadraticEquations from './quadratic-equations.table'
import realNumbers from './real-numbers.table'
import type { AnswerTable } from './row'
import statistics from './statistics.table'
import triangles from './triangles.table'
import trigonometry from './trigonometry.table'

/** What students type, chapter by chapter, and how it is judged: a test, and the page "What answers are accepted". */
export const answerTables: readonly AnswerTable[] = [
  realNumbers,
  polynomials,
  linearEquations,
  quadraticEquations,
  arithmeticProgressions,
  triangles,
  coordinateGeometry,
  trigonometry,
  circles,
  areasVolumes,
  statistics,
  probability,
]

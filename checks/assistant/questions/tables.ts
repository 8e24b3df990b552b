import areasVolumes from './areas-volumes.table'
import arithmeticProgressions from './arithmetic-progressions.table'
import circles from './circles.table'
import coordinateGeometry from './coordinate-geometry.table'
import linearEquations from './linear-equations.table'
import polynomials from './polynomials.table'
import probability from './probability.table'
import quadraticEquations from './quadratic-equations.table'
import realNumbers from './real-numbers.table'
import statistics from './statistics.table'
import triangles from './triangles.table'
import trigonometry from './trigonometry.table'
import type { QuestionTable } from './row'

/** In the order of the syllabus. */
export const questionTables: readonly QuestionTable[] = [
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

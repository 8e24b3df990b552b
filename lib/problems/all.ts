import { templates as areasVolumes } from './areas-volumes'
import { templates as arithmeticProgressions } from './arithmetic-progressions'
import { templates as circles } from './circles'
import { templates as coordinateGeometry } from './coordinate-geometry'
import { templates as linearEquations } from './linear-equations'
import { templates as polynomials } from './polynomials'
import { templates as probability } from './probability'
import { templates as quadraticEquations } from './quadratic-equations'
import { templates as realNumbers } from './real-numbers'
import { templates as statistics } from './statistics'
import type { Template } from './template'
import { templates as triangles } from './triangles'
import { templates as trigonometry } from './trigonometry'

export { crossChecked, poseProblem } from './pose-problem'
export type { Template } from './template'

/** Every template of every topic, in the order of the syllabus: for tests and scripts. The browser loads one topic at a time instead. */
export const templates: readonly Template[] = [
  ...realNumbers,
  ...polynomials,
  ...linearEquations,
  ...quadraticEquations,
  ...arithmeticProgressions,
  ...triangles,
  ...coordinateGeometry,
  ...trigonometry,
  ...circles,
  ...areasVolumes,
  ...statistics,
  ...probability,
]

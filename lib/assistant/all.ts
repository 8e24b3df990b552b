import { recognisers as areasVolumes } from './recognisers/areas-volumes'
import { recognisers as arithmeticProgressions } from './recognisers/arithmetic-progressions'
import { recognisers as circles } from './recognisers/circles'
import { recognisers as coordinateGeometry } from './recognisers/coordinate-geometry'
import { recognisers as linearEquations } from './recognisers/linear-equations'
import { recognisers as polynomials } from './recognisers/polynomials'
import { recognisers as probability } from './recognisers/probability'
import { recognisers as quadraticEquations } from './recognisers/quadratic-equations'
import { recognisers as realNumbers } from './recognisers/real-numbers'
import { recognisers as statistics } from './recognisers/statistics'
import { recognisers as triangles } from './recognisers/triangles'
import { recognisers as trigonometry } from './recognisers/trigonometry'
import type { Recogniser } from './recogniser'
import type { TopicKey } from '../syllabus'

/** Every recogniser, statically: for tests and scripts, never for the browser. */
export const recognisersOf: Readonly<Record<TopicKey, readonly Recogniser[]>> = {
  'real-numbers': realNumbers,
  polynomials,
  'linear-equations': linearEquations,
  'quadratic-equations': quadraticEquations,
  'arithmetic-progressions': arithmeticProgressions,
  triangles,
  'coordinate-geometry': coordinateGeometry,
  trigonometry,
  circles,
  'areas-volumes': areasVolumes,
  statistics,
  probability,
}

import { mensurationTheory } from './areas-volumes'
import { progressionTheory } from './arithmetic-progressions'
import { circleTheory } from './circles'
import { coordinateTheory } from './coordinate-geometry'
import { linearTheory } from './linear-equations'
import { polynomialTheory } from './polynomials'
import { probabilityTheory } from './probability'
import { quadraticTheory } from './quadratic-equations'
import { realNumberTheory } from './real-numbers'
import { statisticsTheory } from './statistics'
import { triangleTheory } from './triangles'
import { trigonometryTheory } from './trigonometry'
import type { TopicTheory } from '../theory'
import type { TopicKey } from '../../../syllabus'

export const topicTheory: Readonly<Record<TopicKey, TopicTheory>> = {
  'real-numbers': realNumberTheory,
  polynomials: polynomialTheory,
  'linear-equations': linearTheory,
  'quadratic-equations': quadraticTheory,
  'arithmetic-progressions': progressionTheory,
  triangles: triangleTheory,
  'coordinate-geometry': coordinateTheory,
  trigonometry: trigonometryTheory,
  circles: circleTheory,
  'areas-volumes': mensurationTheory,
  statistics: statisticsTheory,
  probability: probabilityTheory,
}

import { progressionTheory } from './arithmetic-progressions'
import { circleTheory } from './circles'
import { quadraticTheory } from './quadratic-equations'
import { realNumberTheory } from './real-numbers'
import { triangleTheory } from './triangles'
import { trigonometryTheory } from './trigonometry'
import type { TopicTheory } from '../theory'
import type { TopicKey } from '../../../syllabus'

const none: TopicTheory = { theories: [], differences: [] }

export const topicTheory: Readonly<Record<TopicKey, TopicTheory>> = {
  'real-numbers': realNumberTheory,
  polynomials: none,
  'linear-equations': none,
  'quadratic-equations': quadraticTheory,
  'arithmetic-progressions': progressionTheory,
  triangles: triangleTheory,
  'coordinate-geometry': none,
  trigonometry: trigonometryTheory,
  circles: circleTheory,
  'areas-volumes': none,
  statistics: none,
  probability: none,
}

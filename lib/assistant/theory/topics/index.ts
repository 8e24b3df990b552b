import { circleTheory } from './circles'
import type { TopicTheory } from '../theory'
import type { TopicKey } from '../../../syllabus'

const none: TopicTheory = { theories: [], differences: [] }

export const topicTheory: Readonly<Record<TopicKey, TopicTheory>> = {
  'real-numbers': none,
  polynomials: none,
  'linear-equations': none,
  'quadratic-equations': none,
  'arithmetic-progressions': none,
  triangles: none,
  'coordinate-geometry': none,
  trigonometry: none,
  circles: circleTheory,
  'areas-volumes': none,
  statistics: none,
  probability: none,
}

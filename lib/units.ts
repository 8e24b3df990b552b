import { topicKeys, type TopicKey } from './syllabus'

/** A unit of the board's syllabus, with its marks in the written paper of 80. */
export interface Unit {
  readonly key: string
  readonly title: string
  readonly marks: number
  readonly topics: readonly TopicKey[]
}

export const units: readonly Unit[] = [
  { key: 'numbers', title: 'Number Systems', marks: 6, topics: ['real-numbers'] },
  {
    key: 'algebra',
    title: 'Algebra',
    marks: 20,
    topics: ['polynomials', 'linear-equations', 'quadratic-equations', 'arithmetic-progressions'],
  },
  { key: 'coordinates', title: 'Coordinate Geometry', marks: 6, topics: ['coordinate-geometry'] },
  { key: 'geometry', title: 'Geometry', marks: 15, topics: ['triangles', 'circles'] },
  { key: 'trigonometry', title: 'Trigonometry', marks: 12, topics: ['trigonometry'] },
  { key: 'mensuration', title: 'Mensuration', marks: 10, topics: ['areas-volumes'] },
  { key: 'chance', title: 'Statistics and Probability', marks: 11, topics: ['statistics', 'probability'] },
]

const unitByTopic = new Map(topicKeys.map((topic) => [topic, units.find(({ topics }) => topics.includes(topic))]))

export function unitOf(topic: TopicKey): Unit {
  const unit = unitByTopic.get(topic)
  if (!unit) throw new Error(`unitOf(${topic}): the topic is in no unit`)
  return unit
}

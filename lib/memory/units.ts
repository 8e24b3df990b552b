import type { TopicKey } from '../syllabus'

/** A unit of the board's syllabus and its marks of the 80 in the paper (CBSE, Class 10 Mathematics, code 041). */
export interface Unit {
  readonly name: string
  readonly marks: number
  readonly topics: readonly TopicKey[]
}

export const units: readonly Unit[] = [
  { name: 'Number Systems', marks: 6, topics: ['real-numbers'] },
  {
    name: 'Algebra',
    marks: 20,
    topics: ['polynomials', 'linear-equations', 'quadratic-equations', 'arithmetic-progressions'],
  },
  { name: 'Coordinate Geometry', marks: 6, topics: ['coordinate-geometry'] },
  { name: 'Geometry', marks: 15, topics: ['triangles', 'circles'] },
  { name: 'Trigonometry', marks: 12, topics: ['trigonometry'] },
  { name: 'Mensuration', marks: 10, topics: ['areas-volumes'] },
  { name: 'Statistics and Probability', marks: 11, topics: ['statistics', 'probability'] },
]

export function unitOf(topic: TopicKey): Unit {
  const unit = units.find(({ topics }) => topics.includes(topic))
  if (!unit) throw new Error(`unitOf(${topic}): no unit of the board holds it`)
  return unit
}

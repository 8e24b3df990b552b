import type { Fact, FactOf } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'

/** Words that say what the points are or belong to and change nothing. */
export const pointWords = [
  'point',
  'points',
  'line',
  'segment',
  'joining',
  'join',
  'coordinates',
  'units',
  'unit',
  'two',
  'end',
  'whose',
] as const

export interface Points {
  readonly points: readonly NamedPoint[]
  readonly used: readonly Fact[]
}

const spare = ['A', 'B', 'C', 'D'] as const

/** The points of a question, in order, where all have numbers for coordinates; those without a name get one. */
export function pointsIn(question: Question): Points | null {
  const facts = factsOf(question, 'point')
  const points = facts.map(namedPoint)
  const known = points.filter((point) => point !== null)
  return known.length === facts.length ? { points: known, used: facts } : null
}

function namedPoint({ name, x, y }: FactOf<'point'>, index: number): NamedPoint | null {
  const [first, second] = [rational(x), rational(y)]
  return first && second ? { name: name === '' ? (spare[index] ?? 'P') : name, at: [first, second] } : null
}

/** The letters and names of figures that are made of the points' names: "AB", "A". */
export const namesOf = (
  question: Question,
  points: readonly NamedPoint[],
  ...others: readonly string[]
): readonly Fact[] => {
  const names = [...points.map(({ name }) => name), ...others]
  return factsOf(question, 'letter').filter(({ name }) => [...name].every((letter) => names.includes(letter)))
}

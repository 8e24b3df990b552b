import { acrossIn, lengthNamed } from './lengths'
import type { Fact, Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { fraction, multiply } from '../../../maths/fraction'
import type { RoundSolid } from '../../../solutions/areas-volumes/recast'

/** The round solids by their names. */
export const shapes: Readonly<Record<string, RoundSolid['shape']>> = {
  sphere: 'sphere',
  spheres: 'sphere',
  spherical: 'sphere',
  cone: 'cone',
  cones: 'cone',
  conical: 'cone',
  cylinder: 'cylinder',
  cylinders: 'cylinder',
  cylindrical: 'cylinder',
}

export interface Told {
  readonly solid: RoundSolid
  readonly unit: string
  readonly used: readonly Fact[]
}

export const shapeOf = (item: Item): RoundSolid['shape'] | undefined =>
  item.kind === 'word' ? shapes[item.text] : undefined

/** The question in pieces, each from the name of a solid to the next. */
export function pieces(question: Question): readonly Question[] {
  const starts = question.items.flatMap((item, at) => (shapeOf(item) ? [at] : []))
  return starts.map((start, index) => {
    const items = question.items.slice(start, starts[index + 1] ?? question.items.length)
    return { ...question, items, apart: items, facts: question.facts.filter((fact) => items.includes(fact)) }
  })
}

/** "cylinder of radius 6 cm and height 8 cm" */
export function solidIn(piece: Question): Told | null {
  const [first] = piece.items
  const shape = first && shapeOf(first)
  const across = acrossIn(piece)
  if (!shape || !across) return null
  const radius = across.kind === 'radius' ? across.length : multiply(across.length, fraction(1, 2))
  if (shape === 'sphere') return { solid: { shape, radius }, unit: across.unit, used: across.used }
  const height = lengthNamed(piece, ['height'], 'h', 'high')
  return height && height.unit === across.unit
    ? { solid: { shape, radius, height: height.value }, unit: across.unit, used: [...across.used, height.fact] }
    : null
}

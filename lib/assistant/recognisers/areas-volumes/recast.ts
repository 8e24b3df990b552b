import { acrossIn, lengthNamed } from './lengths'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { fraction, multiply } from '../../../maths/fraction'
import { recast as solution, type RoundSolid } from '../../../solutions/areas-volumes/recast'

const shapes: Readonly<Record<string, RoundSolid['shape']>> = {
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

interface Told {
  readonly solid: RoundSolid
  readonly unit: string
  readonly used: readonly Fact[]
}

const shapeOf = (item: Item): RoundSolid['shape'] | undefined => (item.kind === 'word' ? shapes[item.text] : undefined)

/** The question in pieces, each from the name of a solid to the next. */
function pieces(question: Question): readonly Question[] {
  const starts = question.items.flatMap((item, at) => (shapeOf(item) ? [at] : []))
  return starts.map((start, index) => {
    const items = question.items.slice(start, starts[index + 1] ?? question.items.length)
    return { ...question, items, apart: items, facts: question.facts.filter((fact) => items.includes(fact)) }
  })
}

/** "cylinder of radius 6 cm and height 8 cm" */
function solidIn(piece: Question): Told | null {
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

/** "A metallic sphere of radius 6 cm is melted and recast into small cones of radius 2 cm and height 3 cm. How many cones are obtained?" */
export const recast = recogniser({
  id: 'number-of-recast-solids',
  solution,
  story: true,
  cues: ['melted', 'melts', 'recast', 'casts', 'shapes', 'melt'],
  words: [
    ...Object.keys(shapes),
    ...[
      'solid',
      'radius',
      'diameter',
      'height',
      'high',
      'each',
      'many',
      'obtained',
      'formed',
      'made',
      'loss',
      'base',
      'form',
    ],
    ...[
      'melted',
      'recast',
      'cast',
      'casts',
      'smaller',
      'small',
      'right',
      'circular',
      'form',
      'how',
      'number',
      'same',
      'large',
      'bigger',
    ],
  ],
  examples: [
    'A metallic sphere of radius 6 cm is melted and recast into small cones of radius 2 cm and height 3 cm. How many cones are obtained?',
    'A potter shapes a lump of clay in the form of a cylinder of radius 3 cm and height 20 cm into solid spheres of radius 3 cm each, without any waste. Find the number of spheres.',
    'a solid cylinder of radius 2 cm and height 8 cm is melted and recast into spheres of radius 1 cm. how many spheres are formed',
  ],
  refuses: [
    'A metallic sphere of radius 6 cm is melted and recast into a cone of radius 2 cm. Find the height of the cone.',
    'A sphere of radius 6 cm is melted and recast into 8 equal spheres. Find the radius of each.',
    'A hollow cylinder of radius 6 cm and height 8 cm is melted and recast into spheres of radius 1 cm. How many spheres are obtained?',
    'A sphere of radius 6 cm is melted and recast into cones of radius 2 cm and height 3 cm. 10 % is lost. How many cones are obtained?',
  ],
  read: (question) => {
    const all = pieces(question)
    const solids = all.flatMap((piece) => solidIn(piece) ?? [])
    const [big, small, ...more] = solids
    const asked = phrase(question, 'many', 'find|what number', 'number sphere|spheres|cone|cones|cylinder|cylinders')
    const none = phrase(
      question,
      'without any waste|loss|wastage',
      'without waste|loss|wastage',
      'no waste|loss|wastage',
    )
    if (!big || !small || more.length > 0 || !asked || big.unit !== small.unit) return null
    const { used, said } = told(question, none)
    return {
      given: { big: big.solid, small: small.solid, unit: big.unit },
      used: [...used, ...big.used, ...small.used],
      said,
    }
  },
})

import { pieces, shapes, solidIn } from './round-solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { recast as solution } from '../../../solutions/areas-volumes/recast'

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

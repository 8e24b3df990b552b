import { acrossIn } from './lengths'
import { pieces, shapeOf, shapes, solidIn } from './round-solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { product } from '../../../solutions/measure'
import { heightAfterRecasting as solution } from '../../../solutions/areas-volumes/height-after-recasting'
import { fraction } from '../../../maths/fraction'

/** "A metallic sphere of radius 4.2 cm is melted and recast into a cylinder of radius 6 cm. Find the height of the cylinder." */
export const heightAfterRecasting = recogniser({
  id: 'height-after-recasting',
  solution,
  story: true,
  cues: ['melted', 'melts', 'recast', 'reshapes', 'reshaped', 'moulded'],
  words: [
    ...Object.keys(shapes),
    ...[
      'solid',
      'radius',
      'diameter',
      'made',
      'base',
      'form',
      'cast',
      'casts',
      'recast',
      'melted',
      'one',
      'right',
      'circular',
      'shape',
      'out',
    ],
    ...['into', 'single', 'how'],
  ],
  examples: [
    'A metallic sphere of radius 4.2 cm is melted and recast into the shape of a cylinder of radius 6 cm. Find the height of the cylinder.',
    'a cone of height 24 cm and radius 6 cm made of modelling clay is reshaped into a cylinder of radius 4 cm. height of cylinder nikalo',
    'solid cylinder radius 6 cm height 24 cm is melted and recast into a cone of radius 12 cm find height of cone',
    'A metal worker melts a solid cone of radius 6 cm and height 8 cm and casts one solid cylinder of base radius 4 cm from it, without any loss of metal. How high is the cylinder?',
  ],
  refuses: [
    'A metallic sphere of radius 4.2 cm is melted and recast into a cylinder of height 6 cm. Find the radius of the cylinder.',
    'A metallic sphere of radius 6 cm is melted and recast into 3 cylinders of radius 2 cm. Find the height of each cylinder.',
    'A hollow sphere of radius 6 cm is melted and recast into a cylinder of radius 2 cm. Find the height of the cylinder.',
    'A metallic sphere of radius 6 cm is melted and recast into a cylinder of radius 2 cm. Find the curved surface area of the cylinder.',
    'Two spheres of radius 6 cm are melted and recast into a cylinder of radius 2 cm. Find the height of the cylinder.',
  ],
  read: (question) => {
    const all = pieces(question)
    const [from, to] = all
    const big = from && solidIn(from)
    const made = to?.items[0] && shapeOf(to.items[0])
    const across = to && acrossIn(to)
    const none = phrase(question, 'without any? waste|loss|wastage', 'no waste|loss|wastage')
    const asked = phrase(question, 'height cylinder|cone', 'high cylinder|cone', 'find|what height', 'height .')
    const named = asked?.taken.flatMap((item) => shapeOf(item) ?? []) ?? []
    if (!big || !across || (made !== 'cylinder' && made !== 'cone') || !asked || big.unit !== across.unit) return null
    if (named.some((shape) => shape !== made) || made === big.solid.shape) return null
    const { used, said } = told(question, none, asked)
    const radius = across.kind === 'radius' ? across.length : product(fraction(1, 2), across.length)
    return {
      given: { big: big.solid, made, radius, unit: big.unit },
      used: [...used, ...big.used, ...across.used],
      said: [
        ...said,
        ...question.items.flatMap((item) => (item.kind === 'word' && item.text === 'height' ? [item] : [])),
      ],
    }
  },
  unit: ({ unit }) => unit,
})

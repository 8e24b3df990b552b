import { lengthNamed } from './lengths'
import { askedOf, piOf, solidWords, widthIn } from './solids'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { fraction, multiply } from '../../../maths/fraction'
import { product } from '../../../solutions/measure'
import { cubeHemisphere as solution } from '../../../solutions/areas-volumes/cube-hemisphere'

const hollowed = [
  'hollow',
  'hollows',
  'hollowed',
  'scooped',
  'scoops',
  'scooping',
  'carved',
  'cut',
  'cuts',
  'depression',
  'cavity',
  'drilled',
]
const mounted = [
  'mounted',
  'surmounted',
  'fixed',
  'fixing',
  'placed',
  'stuck',
  'attached',
  'standing',
  'topped',
  'upar',
]

function kindIn({ words }: Question): 'hollowed' | 'mounted' | null {
  const [out, on] = [hollowed, mounted].map((names) => names.some((name) => words.includes(name)))
  return out === on ? null : out ? 'hollowed' : 'mounted'
}

/** "A block is made of a cube of edge 5 cm and a hemisphere of diameter 4.2 cm fixed on its top. Find its total surface area." */
export const cubeHemisphere = recogniser({
  id: 'cube-and-hemisphere',
  solution,
  story: true,
  cues: ['cube', 'cubical'],
  words: [
    ...solidWords,
    'cube',
    'cubical',
    'hemisphere',
    'hemispherical',
    'one',
    'two',
    'edge',
    'side',
    'hollow',
    'left',
    'remaining',
    'remain',
    'remains',
    ...hollowed,
  ],
  examples: [
    'cube of side 14 cm is surmounted by the largest possible hemisphere. find surface area of solid',
    'A decorative block is made of two solids: a cube of edge 5 cm and a hemisphere of diameter 4.2 cm fixed on the top of the cube. Find the total surface area of the block.',
    'A hemispherical depression of diameter 4 cm is cut out from one face of a cubical block of edge 8 cm. Find the volume of the remaining solid. Use π = 3.14.',
    'cube of side 7 cm is surmounted by a hemisphere of radius 3.5 cm. surface area of solid batao',
  ],
  refuses: [
    'cube of side 14 cm is surmounted by the largest possible hemisphere. find the radius of the hemisphere',
    'A hemisphere of diameter 4 cm is cut out from each face of a cube of edge 8 cm. Find the total surface area.',
    'A cube of edge 7 cm is surmounted by a hemisphere. What is the greatest diameter the hemisphere can have?',
    'A cube of edge 5 cm and a hemisphere of diameter 4.2 cm: the hemisphere is fixed on the cube. Find the cost of painting at ₹5 per cm².',
    'A cube of edge 5 cm is surmounted by a hemisphere of diameter 4.2 cm. Find the surface area of the hemisphere.',
  ],
  read: (question) => {
    const kind = /\bhemispher/.test(question.words.join(' ')) ? kindIn(question) : null
    const edge = lengthNamed(question, ['edge', 'side'])
    const largest = kind === 'mounted' ? phrase(question, 'largest|greatest|biggest possible? hemisphere') : null
    const half = largest &&
      edge && { radius: multiply(edge.value, fraction(1, 2)), unit: edge.unit, taken: largest.taken }
    const [width, asked, pi] = [largest ? half : widthIn(question), askedOf(question), piOf(question)]
    if (!kind || !edge || !width || !asked || edge.unit !== width.unit || asksPart(question)) return null
    const { radius, unit } = width
    return {
      given: {
        kind,
        asked: asked.asked === 'volume' ? ('volume' as const) : ('total surface area' as const),
        pi: pi.pi,
        edge: edge.value,
        diameter: product(2, radius),
        unit,
      },
      ...told(question, { taken: [edge.fact] }, width, asked, pi),
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})

/** "the surface area of the hemisphere" */
const asksPart = ({ words }: Question): boolean => {
  const at = Math.max(words.lastIndexOf('area'), words.lastIndexOf('volume'))
  return words.slice(at + 1, at + 4).some((word) => /^(?:hemispher|cub)/.test(word))
}

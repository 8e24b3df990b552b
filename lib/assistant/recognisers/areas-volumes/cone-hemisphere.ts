import { askedOf, piOf, solidWords, widthIn } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { numeral } from '../../../solutions/measure'
import { coneHemisphere as solution } from '../../../solutions/areas-volumes/cone-hemisphere'
import { add, type Fraction } from '../../../maths/fraction'

interface Height {
  readonly height: Fraction
  readonly ofCone: boolean
  readonly unit: string
  readonly taken: readonly Item[]
}

/** The height of the whole, or of the cone alone. */
function heightIn(question: Question): Height | null {
  const total = phrase(
    question,
    'total|whole|entire|overall height * is|of? #h',
    'height whole|entire|toy|solid|top|model|total * #h',
    'whole|entire|total * #h high|tall|long',
    '#h high|tall all',
  )
  const cone = total ? null : phrase(question, 'height conical|cone part? * #h', 'cone|conical part? * height #h')
  const found = total ?? cone
  return found && { height: found.numbers.h, ofCone: cone !== null, unit: found.units.h, taken: found.taken }
}

/** "A toy is a cone of radius 3.5 cm mounted on a hemisphere of the same radius. The total height is 15.5 cm. Find its total surface area." */
export const coneHemisphere = recogniser({
  id: 'cone-on-hemisphere',
  solution,
  story: true,
  cues: ['cone', 'conical'],
  words: [
    ...solidWords,
    'cone',
    'conical',
    'hemisphere',
    'hemispherical',
    'same',
    'common',
    'radius',
    'all',
    'toy',
    'part',
  ],
  examples: [
    'A toy is a cone of radius 3.5 cm mounted on a hemisphere of the same radius. The total height is 15.5 cm. Find its total surface area.',
    'a solid is in shape of cone standing on a hemisphere both having radius 1 cm and the height of cone is 2 cm. find volume of solid, use π = 3.14',
    'Rasheed got a top shaped like a cone surmounted by a hemisphere of the same radius, 1.4 cm. The entire top is 6.2 cm high. Find its total surface area.',
    'ek toy me cone hemisphere par hai, radius 3.5 cm aur total height 15.5 cm. volume nikalo',
  ],
  refuses: [
    'A cone of radius 3.5 cm is mounted on a hemisphere of radius 4 cm. The total height is 15.5 cm. Find the volume.',
    'A cone of radius 3.5 cm is cut out of a hemisphere of the same radius. The total height is 15.5 cm. Find the volume that remains.',
    'A toy is a cone of radius 3.5 cm on a hemisphere of the same radius. The total height is 15.5 cm. Find the cost of painting it at ₹2 per cm².',
    'A toy is a cone of radius 3.5 cm on a hemisphere of the same radius. The slant height is 12.5 cm. Find the volume.',
    'A toy is a cone of radius 3.5 cm on a hemisphere of the same radius. The total height is 15.5 cm. Find the curved surface area of the cone.',
  ],
  read: (question) => {
    const isBoth = /\b(?:cone|conical)\b/.test(question.words.join(' ')) && /\bhemispher/.test(question.words.join(' '))
    const [width, height, asked, pi] = [widthIn(question), heightIn(question), askedOf(question), piOf(question)]
    if (!isBoth || !width || !height || !asked || width.unit !== height.unit) return null
    const { radius, unit } = width
    const total = height.ofCone ? add(height.height, radius) : height.height
    return {
      given: {
        asked: asked.asked === 'volume' ? ('volume' as const) : ('total surface area' as const),
        pi: pi.pi,
        radius,
        total,
        unit,
      },
      ...told(question, width, height, asked, pi),
      ...(height.ofCone && {
        lead: `Total height $= ${numeral(height.height)} + ${numeral(radius)} = ${numeral(total)}$ ${unit}`,
      }),
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})

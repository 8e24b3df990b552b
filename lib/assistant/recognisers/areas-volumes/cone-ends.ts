import { askedOf, piOf, solidWords, widthIn } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { product } from '../../../solutions/measure'
import { coneEnds as solution, type ConeEnds } from '../../../solutions/areas-volumes/cone-ends'
import { subtract, type Fraction } from '../../../maths/fraction'

interface Long {
  readonly length: Fraction
  readonly unit: string
  readonly gives: ConeEnds['gives']
  readonly taken: readonly Item[]
}

/** The length of the whole, or of the cylinder alone. */
function longIn(question: Question): Long | null {
  const middle = phrase(
    question,
    'cylindrical|cylinder part? * #l long|high',
    'length|height cylindrical|cylinder part? * #l',
    'cylindrical|cylinder part? * length|height #l',
  )
  const whole = phrase(
    question,
    'total|whole|entire|overall length tip? tip? * #l',
    'length whole|entire|total|model|solid|toy * #l',
    'length #l',
  )
  const found = middle ?? whole
  return (
    found && {
      length: found.numbers.l,
      unit: found.units.l,
      gives: middle ? 'length of the cylinder' : 'total length',
      taken: found.taken,
    }
  )
}

/** "The middle of a solid is a cylinder of radius 7 cm and length 10 cm; at each end it carries a cone of height 24 cm. Find its surface area." */
export const coneEnds = recogniser({
  id: 'cylinder-with-cones-at-its-ends',
  solution,
  story: true,
  cues: ['cone', 'cones', 'conical'],
  words: [
    ...solidWords,
    ...[
      'cylinder',
      'cylindrical',
      'cone',
      'cones',
      'conical',
      'each',
      'either',
      'end',
      'two',
      'both',
      'same',
      'part',
      'radius',
      'use',
    ],
  ],
  examples: [
    'The middle part of a solid is a cylinder of radius 7 cm. At each end it carries a cone of the same radius and of height 24 cm, and the cylindrical part is 10 cm long. Find the surface area of the solid.',
    'Rachel made a model shaped like a cylinder with two cones attached at its two ends. The diameter of the model is 3 cm and its length is 12 cm. If each cone has a height of 2 cm, find the volume of air contained in the model.',
    'cylinder with a cone at both ends, radius 3.5 cm, each cone height 12 cm, total length 40 cm. find volume',
  ],
  refuses: [
    'A cylinder of radius 7 cm and length 10 cm has a cone of height 24 cm at one end. Find the surface area.',
    'A cylinder of radius 7 cm has a cone of height 24 cm at each end. The cylinder is 10 cm long. Find the curved surface area of a cone.',
    'A cylinder of radius 7 cm has a cone of slant height 25 cm at each end. The cylindrical part is 10 cm long. Find the surface area.',
    'A cylinder of radius 7 cm has a cone of height 24 cm at each end. The cylindrical part is 10 cm long. Find the cost of painting it at ₹2 per cm².',
    'From a cylinder of radius 7 cm a cone of height 4 cm is scooped out at each end. The cylinder is 10 cm long. Find the volume that is left.',
  ],
  read: (question) => {
    const { words } = question
    const ends = phrase(question, 'each|either|both * end|ends', 'two ends', 'conical ends')
    const isOut = words.some((word) => /^(?:scoop|hollow|cut|carv|drill|slant|melt|left|remain)/.test(word))
    const cone = phrase(
      question,
      'each? cone|cones|conical * height #h',
      'cone|cones * #h high',
      'height each|both? cone|cones * #h',
    )
    const [long, width, asked, pi] = [longIn(question), widthIn(question), askedOf(question), piOf(question)]
    if (!ends || isOut || !cone || !long || !width || !asked || !words.some((word) => /^cylind/.test(word))) return null
    if ([cone.units.h, long.unit].some((unit) => unit !== width.unit)) return null
    const height = cone.numbers.h
    return {
      given: {
        asked: asked.asked,
        pi: pi.pi,
        radius: width.radius,
        height,
        middle: long.gives === 'total length' ? subtract(long.length, product(2, height)) : long.length,
        gives: long.gives,
        unit: width.unit,
      },
      ...told(question, ends, cone, long, width, asked, pi),
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})

import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { compare } from '../../../maths/fraction'
import { rightTriangle as solution, type Given } from '../../../solutions/triangles/right-triangle'

const heights = ['heights #a #b', '#a #b high|tall', '#a high|tall #b high|tall', 'top ~x #a top ~y #b'] as const
const apart = ['#d apart', 'distance between feet|foot|them|poles #d', 'distance #d'] as const
const wanted = [
  ['the length of the rope', 'rope long|length', 'long|length rope', 'long wire|rope'],
  ['the distance that the bird flies', 'far fly|flies', 'bird * far'],
  ['the distance between the tops', 'distance between tops|top', 'far tops|top'],
] as const

/** The tops of two poles, and how far they are apart. */
export const poles = recogniser<Given>({
  id: 'tops-of-two-poles',
  solution,
  story: true,
  cues: ['tops', 'top'],
  words: ['upright', 'vertically', 'vertical', 'level', 'two', 'other', 'straight', 'one', 'each', 'plane', 'between'],
  examples: [
    'Two poles of heights 6 m and 11 m stand upright on level ground, their feet 12 m apart. Find the distance between their tops.',
    '2 poles of height 6m and 11 m stand on a plane ground. if the distance between their feet is 12 m find distance between their tops',
  ],
  refuses: [
    'Two poles of heights 6 m and 11 m stand 12 m apart. Find the height of the point where the lines from the top of each to the foot of the other meet.',
    'Two poles of heights 6 m and 11 m stand upright, the distance between their tops is 13 m. Find the distance between their feet.',
  ],
  read: (question) => {
    const [both, feet] = [phrase(question, ...heights, 'height #a #b'), phrase(question, ...apart)]
    const asked = wanted.flatMap(([name, ...patterns]) => {
      const found = phrase(question, ...patterns)
      return found ? [{ name, found }] : []
    })
    const [one] = asked
    if (!both || !feet || !one || phrase(question, 'distance between tops|top #d')) return null
    const two = phrase(question, '#n poles|pole|trees|towers|buildings')
    const { a, b } = both.numbers
    const units = new Set([both.units.b, feet.units.d])
    if (units.size > 1) return null
    return {
      given: {
        kind: 'poles',
        heights: compare(a, b) <= 0 ? [a, b] : [b, a],
        apart: feet.numbers.d,
        unit: feet.units.d === '' ? 'm' : feet.units.d,
        asked: one.name,
      },
      ...told(question, both, feet, one.found, two?.numbers.n.n === 2n ? two : null),
    }
  },
  unit: (given) => given.unit,
})

const sheets = [
  'rectangle|rectangular * #l long|length? #b broad|wide|breadth|width?',
  'rectangle|rectangular * length #l breadth|width|broad #b',
  'rectangle|rectangular * sides #l #b',
] as const

/** The diagonal of a rectangle or a square. */
export const diagonal = recogniser<Given>({
  id: 'diagonal-of-a-sheet',
  solution,
  story: true,
  cues: ['diagonal'],
  words: [
    'diagonal',
    'length',
    'shape',
    'along',
    'long',
    'root',
    'roots',
    'sign',
    'cut',
    'rectangle',
    'square',
    'side',
    'sides',
  ],
  examples: [
    'Find the length of a diagonal of a rectangle 8 cm long and 4 cm broad. Leave the root sign in your answer.',
    'What is the length of a diagonal of a square of side 6 cm?',
    'rectangle of length 12 cm and breadth 5 cm ka diagonal nikalo',
  ],
  refuses: [
    'Find the area of a rectangle 8 cm long whose diagonal is 10 cm.',
    'The diagonal of a square is 6 cm. Find its side.',
  ],
  read: (question) => {
    const rectangle = phrase(question, ...sheets)
    const square = phrase(question, 'square side #l')
    const asked = question.words.includes('cut') ? 'the cut' : 'the diagonal'
    if (phrase(question, 'diagonal #d', 'diagonals')) return null
    const found = rectangle ?? square
    if (!found) return null
    const length = found.numbers.l
    const breadth = rectangle ? rectangle.numbers.b : length
    const unit = found.units.l
    if (rectangle && rectangle.units.b !== unit) return null
    return {
      given: { kind: 'diagonal', length, breadth, unit: unit === '' ? 'units' : unit, asked },
      ...told(question, found),
    }
  },
  unit: (given) => given.unit,
})

import { asksChance, chanceWords, askedBehind } from './chance'
import { wholes } from './range'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { pointInRing as solution, type PointInRing } from '../../../solutions/probability/point-in-ring'

const places: readonly (readonly [PointInRing['asked'], readonly string[]])[] = [
  [
    'middle ring',
    ['ring between first second circle|circles', 'middle ring', 'ring between inner middle circle|circles'],
  ],
  ['outer ring', ['outermost|outer ring', 'ring between second third circle|circles']],
  ['inner circle', ['innermost|smallest|inner|central circle', 'innermost|inner region|ring']],
]

function placeIn(behind: Question) {
  const found = places.flatMap(([asked, patterns]) => {
    const place = phrase<string>(behind, ...patterns)
    return place ? [{ asked, taken: place.taken }] : []
  })
  return found.length === 1 ? found[0] : null
}

const names = [
  'three',
  'circle',
  'circles',
  'concentric',
  'radii',
  'same',
  'centre',
  'largest',
  'one',
  'out',
  'point',
  'coin',
]

/** "A dart board has three concentric circles of radii 3 cm, 6 cm and 9 cm. Find the probability that the dart lands in the middle ring." */
export const pointInRing = recogniser<PointInRing>({
  id: 'point-in-a-ring',
  solution,
  story: true,
  cues: ['concentric', 'circles'],
  words: [...chanceWords, ...names],
  examples: [
    'A dart board is made of three concentric circles of radii 3 cm, 6 cm and 9 cm, as shown in the figure. A dart hits the board at a random point. Find the probability that the dart lands in the ring between the first and the second circle.',
    'Three circles with the same centre and radii 4 cm, 6 cm and 10 cm are drawn on a mat. The centre of a counter that is tossed into the largest circle comes to rest at a random point of it. Find the probability that this point lies in the outermost ring.',
    'target has 3 concentric circles with radii 2 cm, 4 cm, 6 cm. whats the probability that an arrow hits the innermost circle',
    'dart board me 3 concentric circles hai, radii 7, 14, 21 cm. probability that dart lands in outer ring kya hogi',
  ],
  refuses: [
    'A dart board is made of three concentric circles of radii 3 cm, 6 cm and 9 cm. Find the probability that the dart does not land in the innermost circle.',
    'A dart board is made of three concentric circles of diameters 3 cm, 6 cm and 9 cm. Find the probability that the dart lands in the innermost circle.',
    'A dart board is made of three concentric circles of radii 3 cm, 6 cm and 9 cm. Find the probability that the dart lands in the innermost circle or in the outer ring.',
    'A dart board is made of four concentric circles of radii 3 cm, 6 cm, 9 cm and 12 cm. Find the probability that the dart lands in the innermost circle.',
  ],
  read: (question) => {
    const row = phrase(question, 'radii|radius &r')
    const place = asksChance(question) ? placeIn(askedBehind(question)) : null
    const [a, b, c, ...more] = row ? wholes(...row.rows.r) : []
    if (!row || !place || row.rows.r.length !== 3 || a === undefined || b === undefined || c === undefined) return null
    if (more.length > 0) return null
    const unit = row.units.r
    if (!/^(?:[a-z]*m)?$/.test(unit)) return null
    const count = phrase(question, '#n concentric? circles')
    if (count && count.numbers.n.n !== 3n) return null
    return {
      given: { radii: [a, b, c], unit: unit === '' ? 'unit' : unit, asked: place.asked },
      ...told(question, row, place, count, phrase(question, 'comes|come|came rest')),
    }
  },
})

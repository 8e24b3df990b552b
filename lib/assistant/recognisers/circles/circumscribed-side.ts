import { recogniser } from '../../recogniser'
import { cornersOf, lengthsIn, namesOf, segment } from '../../question/segments'
import { circumscribedSide as solution, type CircumscribedSide } from '../../../solutions/circles/circumscribed-side'

const about = [
  'circumscribe',
  'circumscribes',
  'circumscribing',
  'circumscribed',
  'touches',
  'touch',
  'touching',
  'tangents',
  'tangent',
  'inscribed',
] as const

export const circumscribedSide = recogniser<CircumscribedSide>({
  id: 'side-of-circumscribed-quadrilateral',
  solution,
  cues: ['quadrilateral', 'quad'],
  words: [...about, 'quad', 'circle', 'drawn', 'all', 'four', 'sides', 'side', 'length', 'such'],
  examples: [
    'A quadrilateral ABCD is drawn to circumscribe a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find the length of DA.',
    'a circle touches all four sides of quadrilateral pqrs. pq = 6 cm qr = 7 cm rs = 4 cm find ps',
    'quad ABCD circumscribes a circle, AB=6, BC=7, CD=4, AD kya hoga',
  ],
  refuses: [
    'A quadrilateral ABCD is inscribed in a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find DA.',
    'A quadrilateral ABCD is drawn to circumscribe a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find AC.',
    'A quadrilateral ABCD is drawn to circumscribe a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find its perimeter.',
    'The sides of quadrilateral ABCD are AB = 9 cm, BC = 8 cm and CD = 5 cm. Find DA.',
  ],
  read: (question) => {
    const named = cornersOf(question, 'quadrilateral', 4) ?? cornersOf(question, 'quad', 4)
    const lengths = lengthsIn(question)
    const [asked, ...more] = namesOf(question, 2)
    const [a, b, c, d] = named?.corners ?? ''
    if (!named || !lengths || !asked || more.length > 0 || !a || !b || !c || !d || lengths.of.size !== 3) return null
    const isAbout = about.some((word) => question.words.includes(word))
    const at = question.words.indexOf('inscribed')
    // "a circle is inscribed in a quadrilateral" is said of the circle
    const isIn = at >= 0 && question.words.indexOf('circle') > at
    const names = [`${a}${b}`, `${b}${c}`, `${c}${d}`, `${d}${a}`].map(segment)
    if (!isAbout || isIn || !names.includes(segment(asked.name)) || lengths.of.has(segment(asked.name))) return null
    const [ab = null, bc = null, cd = null, da = null] = names.map((name) => lengths.of.get(name) ?? null)
    if ([...lengths.of.keys()].some((name) => !names.includes(name))) return null
    return {
      given: { corners: [a, b, c, d], sides: [ab, bc, cd, da], unit: lengths.unit },
      used: [named.used, ...lengths.used, asked],
    }
  },
  unit: ({ unit }) => unit,
})

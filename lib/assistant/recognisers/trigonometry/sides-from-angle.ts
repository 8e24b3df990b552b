import { rightTriangleWith, rightTriangleWords } from '../right-triangle'
import { surdIn } from '../../question/polynomial'
import { lengthsAs, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { equals, fraction } from '../../../maths/fraction'
import { standardAngles } from '../../../solutions/trigonometry/pieces/ratio'
import { sidesFromAngle as solution } from '../../../solutions/trigonometry/sides-from-angle'

export const sidesFromAngle = recogniser({
  id: 'sides-of-a-right-triangle-from-an-angle',
  solution,
  cues: ['#length'],
  words: [...rightTriangleWords, 'other', 'two', 'both'],
  examples: [
    'In △PQR the angle Q is 90°, PQ = 6 cm and ∠R = 30°. Find QR and PR.',
    'triangle abc right angled at b, ab = 5 cm, angle c = 30 find bc and ac',
    'In right triangle ABC, ∠B = 90°, ∠A = 45° and AB = 4√2 cm. AC kya hoga?',
    'In △XYZ right-angled at Y, XZ = 10 cm and ∠X = 60°. Find the lengths of YZ and XY.',
  ],
  refuses: [
    'In △PQR the angle Q is 90°, PQ = 6 cm and ∠R = 40°. Find PR.',
    'In △PQR the angle Q is 90°, PQ = 6 cm and ∠R = 30°. Find PQ + QR.',
    'In △PQR, PQ = 6 cm and ∠R = 30°. Find PR.',
    'In △PQR the angle Q is 90°, PQ = 6 cm, QR = 8 cm. Find PR.',
    'In △PQR the angle Q is 90°, PQ = 6 cm and ∠R = 30°. Find the area.',
  ],
  read: (question) => {
    const triangle = rightTriangleWith(question, (all) => lengthsAs(all, surdIn))
    const [told, ...angles] = triangle?.angles ?? []
    const [known, ...lengths] = triangle?.lengths.of ?? []
    if (!triangle || !told || !known || angles.length + lengths.length > 0) return null
    const { corners } = triangle
    const [first, right, last] = corners
    const [vertex, size] = told
    const angle = standardAngles.find((one) => equals(fraction(one), size))
    if (angle === undefined) return null
    const at = vertex === first ? ('first' as const) : ('last' as const)
    const names = {
      opposite: segment(at === 'first' ? `${right}${last}` : `${first}${right}`),
      adjacent: segment(at === 'first' ? `${first}${right}` : `${right}${last}`),
      hypotenuse: segment(`${first}${last}`),
    }
    const sideOf = (name: string) =>
      (['opposite', 'adjacent', 'hypotenuse'] as const).find((side) => names[side] === segment(name))
    const asked = namesOf(question, 2)
    const wanted = asked.flatMap(({ name }) => sideOf(name) ?? [])
    const side = sideOf(known[0])
    const isAsked = wanted.length > 0 && wanted.length === asked.length && new Set(wanted).size === wanted.length
    if (!side || !isAsked || wanted.includes(side)) return null
    return {
      given: { corners, at, angle, known: side, length: known[1], unit: triangle.lengths.unit, wanted },
      used: [...triangle.used, ...asked],
      said: triangle.said,
    }
  },
  before: ({ wanted }) => (wanted.length > 1 ? '' : 'Answer: '),
  unit: ({ wanted, unit }) => (wanted.length > 1 ? '' : unit),
})

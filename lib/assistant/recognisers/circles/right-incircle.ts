import { rightTriangleIn, rightTriangleWords } from '../right-triangle'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { rightIncircle as solution, type RightIncircle } from '../../../solutions/circles/right-incircle'

export const rightIncircle = recogniser<RightIncircle>({
  id: 'incircle-of-right-triangle',
  solution,
  cues: ['inscribed', 'incircle', 'touches', 'inradius'],
  words: [
    ...rightTriangleWords,
    'circle',
    'centre',
    'center',
    'inscribed',
    'incircle',
    'inradius',
    'touches',
    'touching',
    'sides',
    'three',
    'all',
    'radius',
    'drawn',
    'inside',
    'such',
    'o',
    'two',
    'legs',
    'containing',
    'including',
    'forming',
  ],
  examples: [
    '△ABC is right-angled at B, with AB = 8 cm and BC = 6 cm. A circle with centre O is inscribed in the triangle. Find the radius of the circle.',
    'In right △ABC, ∠B = 90°, AB = 8 cm, BC = 15 cm. A circle is inscribed in it touching all three sides. Find the inradius',
    'in triangle pqr angle q = 90, pq = 5 cm qr = 12 cm find radius of its incircle',
    'A circle touches the three sides of △XYZ, in which ∠Y = 90°, XZ = 25 cm and YZ = 7 cm. Find its radius.',
  ],
  refuses: [
    '△ABC is right-angled at B, AB = 8 cm and BC = 6 cm. Find the radius of its circumcircle, when its incircle is drawn.',
    '△ABC is right-angled at B, AB = 8 cm and BC = 6 cm. Find the area of its incircle.',
    '△ABC with AB = 8 cm and BC = 6 cm has an incircle. Find its radius.',
  ],
  read: (question) => {
    const triangle = rightTriangleIn(question)
    const asks = question.words.includes('radius') || question.words.includes('inradius')
    if (!triangle || !asks || triangle.angles.size > 0) return null
    const { lengths, used, said } = triangle
    const row = phrase(question, 'sides containing|including|forming right angle &l', 'legs &l')
    const [one, other, ...more] = row?.rows.l ?? []
    if (row && one && other && more.length === 0 && lengths.of.size === 0) {
      const [first, right, last] = triangle.corners
      const all = told(question, row)
      return {
        given: { names: [first, right, last], told: { kind: 'legs', length: one }, leg: other, unit: row.units.l },
        used: [...used, ...all.used],
        said: [...said, ...all.said],
      }
    }
    if (lengths.of.size !== 2 || row) return null
    const [first, q, last] = triangle.corners
    const at = (one: string, other: string) => lengths.of.get(segment(`${one}${other}`))
    const legs = [at(first, q), at(q, last)]
    const centre = factsOf(question, 'letter').filter(({ name }) => /^o$/i.test(name))
    const [pq, qr] = legs
    // the leg that is told beside the hypotenuse ends at the last corner
    const names: RightIncircle['names'] = qr ? [first, q, last] : [last, q, first]
    const hypotenuse = at(first, last)
    const leg = qr ?? pq
    if (!leg) return null
    const kind = pq && qr ? ('legs' as const) : ('hypotenuse' as const)
    const length = pq && qr ? pq : hypotenuse
    return length
      ? { given: { names, told: { kind, length }, leg, unit: lengths.unit }, used: [...used, ...centre], said }
      : null
  },
  unit: ({ unit }) => unit,
})

import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, namesOf } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { thirdTangent as solution, type ThirdTangent } from '../../../solutions/circles/third-tangent'

const perimeters = ['find|what perimeter triangle? @t:letter', 'perimeter triangle @t:letter'] as const

export const thirdTangent = recogniser<ThirdTangent>({
  id: 'perimeter-with-third-tangent',
  solution,
  cues: ['perimeter'],
  words: [
    'tangents',
    'tangent',
    'external',
    'point',
    'circle',
    'centre',
    'another',
    'third',
    'between',
    'side',
    'smaller',
    'minor',
    'arc',
    'triangle',
    'length',
    'drawn',
    'touches',
    'touching',
    'cutting',
    'meeting',
    'two',
    'from',
    'meets',
    'cuts',
    'meet',
    'taken',
    'perimeter',
  ],
  examples: [
    'PA and PB are tangents from an external point P to a circle with centre O. A third tangent touches the circle at Q, between A and B on the side of P, and meets PA at C and PB at D. If PA = 12 cm, find the perimeter of △PCD.',
    'PA and PB are tangents from the point P to a circle with centre O, and CD is a third tangent that touches the circle at E. If PA = 8.5 cm, find the perimeter of △PCD.',
    'PA, PB are tangents to a circle from P and PA=9.5cm. another tangent touching the minor arc AB at Q cuts PA at C and PB at D. whats the perimeter of triangle PCD',
  ],
  refuses: [
    'PA, PB are tangents to a circle from P and PA=8.5cm. another tangent touching the major arc AB at Q cuts PA at C and PB at D. whats the perimeter of triangle PCD',
    'PA and PB are tangents from P to a circle with centre O, PA = 12 cm. Find the perimeter of △PAB.',
    'PA and PB are tangents from P to a circle with centre O. A third tangent at Q meets PA at C and PB at D. If PA = 12 cm and CA = 3 cm, find the perimeter of △PCD.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const own = phrase(question, '@cd:letter third|another tangent', 'third|another tangent @cd:letter')
    const cut = phrase(question, 'meets|cuts|meeting|cutting|intersects @pa:letter @c:letter @pb:letter @d:letter')
    const touch = phrase(
      question,
      'point @q:letter circle? between',
      'point @q:letter taken',
      'touches|touching minor|smaller? arc @ab:letter @q:letter',
      'touches|touching circle? it? @q:letter',
      'tangent circle? @q:letter',
    )
    const triangles = namesOf(question, 3)
    const [triangle, ...more] = triangles
    // "CD is a third tangent", with C on PA and D on PB
    const [oneEnd = '', otherEnd = ''] = own?.facts.cd.name ?? ''
    if (!lengths || (!cut && otherEnd === '') || !touch || !triangle || more.length > 0) return null
    const [c, d, q] = [cut?.facts.c.name ?? oneEnd, cut?.facts.d.name ?? otherEnd, touch.facts.q.name]
    const letters = factsOf(question, 'letter')
    const isPart = (name: string) => [...name].every((letter) => ['P', 'A', 'B', 'O', c, d, q].includes(letter))
    if (
      (cut && (cut.facts.pa.name !== 'PA' || cut.facts.pb.name !== 'PB')) ||
      !letters.every(({ name }) => isPart(name))
    )
      return null
    if (!['P', c, d].every((letter) => triangle.name.includes(letter))) return null
    const names: ThirdTangent['names'] = [c, d, q]
    const used = [...letters, ...lengths.used]
    const tangent = lengths.of.get('AP')
    if (tangent && lengths.of.size === 1 && phrase(question, ...perimeters))
      return {
        given: { asked: 'perimeter', told: tangent, names, unit: lengths.unit },
        used,
        said: told(question, own, cut, touch).said,
      }
    const perimeter = phrase(question, 'perimeter triangle? @t:letter #n')
    const isAsked = phrase(question, 'find|what length? @x:letter', 'length @x:letter')?.facts.x.name === 'PA'
    if (!perimeter || !isAsked || lengths.of.size > 0) return null
    return {
      given: { asked: 'tangent', told: perimeter.numbers.n, names, unit: perimeter.units.n },
      used: [...used, ...told(question, perimeter).used],
      said: told(question, own, cut, touch, perimeter).said,
    }
  },
  unit: ({ unit }) => unit,
})

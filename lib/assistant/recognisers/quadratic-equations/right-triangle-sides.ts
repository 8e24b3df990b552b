import type { Question } from '../../question/question'
import { onlyAsks } from './only-asks'
import { one, sign } from '../../../maths/fraction'
import { comparison } from '../../question/comparison'
import { phrase, told } from '../../question/phrase'
import { rightTriangleSides as solution } from '../../../solutions/quadratic-equations/right-triangle-sides'
import { recogniser } from '../../recogniser'

const asked = ['base', 'altitude', 'sides', 'height', 'perpendicular', 'area', 'perimeter'] as const

/** "The other two sides differ by 5 cm": neither of them has a name. */
function gapOf(question: Question) {
  const found = phrase(
    question,
    'difference between|of? other two sides|legs #o',
    'other? two other? sides|legs differ|differs #o',
    'other? two other? sides|legs difference #o',
    'one other? two? sides|side right? triangle? #o more|longer|greater other',
  )
  return found && { times: one, over: found.numbers.o, unit: found.units.o, taken: found.taken }
}

export const rightTriangleSides = recogniser({
  id: 'right-triangle-sides',
  solution,
  story: true,
  cues: ['hypotenuse', 'triangle'],
  words: ['triangle', 'right', 'angle', 'two', 'sides', 'side', 'triangular'],
  examples: [
    'The altitude of a right triangle is 7 cm less than its base. If the hypotenuse is 13 cm, find the base and the altitude in cm. (Give the base first.)',
    'altitude of a right triangle is 7 cm less than its base. hypotenuse is 13 cm. find the other two sides',
    'hypotenuse of right triangle 20 cm hai, base is 4 cm more than altitude. base and altitude nikalo',
    'hypotenuse of a right triangle is 29 cm and the difference between the other two sides is 1 cm. find the lengths of the other two sides',
    'A set square is a right triangle whose longest side is 34 cm. Of the two sides at the right angle, the altitude is 14 cm shorter than the base. Find the base and the altitude in cm.',
  ],
  refuses: [
    'The altitude of a right triangle is 7 cm less than its base. If the hypotenuse is 13 cm, find its area and its perimeter.',
    'The altitude of a right triangle is 7 cm less than its base. If the hypotenuse is 13 cm, find the base.',
    'The altitude of a right triangle is 7 cm less than twice its base. If the hypotenuse is 13 cm, find the base and the altitude.',
    'The altitude of an isosceles triangle is 7 cm less than its base. If the hypotenuse is 13 cm, find the base and the altitude.',
  ],
  read: (question) => {
    const named = comparison(question, 'base', 'altitude|height|perpendicular right? triangle?')
    const compared = named ?? gapOf(question)
    const longest = phrase(question, 'hypotenuse right? triangle? #h', 'longest side #h', 'hypotenuse #h')
    if (!compared || !longest || compared.times.n !== one.n || sign(compared.over) <= 0) return null
    if (!phrase(question, 'right triangle|triangular', 'right angled triangle|triangular', 'right angle triangle'))
      return null
    const unit = longest.units.h
    if (![unit, ''].includes(compared.unit) || !/^(?:|m|cm|km|unit)$/.test(unit)) return null
    const ask = onlyAsks(question, [compared, longest], asked, [
      'other',
      'two',
      'triangle',
      'length',
      'lengths',
      'them',
      'both',
      'plot',
      'cm',
      'm',
    ])
    const wanted = new Set(ask?.words.filter((word) => asked.some((one) => one === word)))
    const further = (['area', 'perimeter'] as const).filter((one) => wanted.has(one))
    const isAll = further.length > 0 ? wanted.size === 1 : wanted.has('sides') || wanted.size > 1
    if (!ask || !isAll) return null
    return {
      given: {
        less: compared.over,
        hypotenuse: longest.numbers.h,
        unit: /^(?:unit)?$/.test(unit) ? 'units' : unit,
        ...(further[0] && { asked: further[0] }),
      },
      ...(named ? {} : { lead: 'Call the longer of the two sides the base and the shorter one the altitude.' }),
      ...told(question, compared, longest, ask, phrase(question, 'set square')),
    }
  },
  before: () => '',
})

import { onlyAsks } from './only-asks'
import { phrase, told } from '../../question/phrase'
import { fieldWithDiagonal as solution } from '../../../solutions/quadratic-equations/field-with-diagonal'
import { recogniser } from '../../recogniser'

const short = 'shorter|smaller side?'
const longer = [`longer|larger side #g more|longer ${short}`, `longer|larger side exceeds ${short} #g`] as const
const diagonal = [`diagonal #m more|longer|greater ${short}`, `diagonal exceeds ${short} #m`] as const

export const fieldWithDiagonal = recogniser({
  id: 'field-with-diagonal',
  solution,
  story: true,
  cues: ['diagonal'],
  words: ['rectangle', 'side', 'sides'],
  examples: [
    'The diagonal of a rectangular field is 60 m more than the shorter side. If the longer side is 30 m more than the shorter side, find the sides of the field in metres. (Give the shorter side first.)',
    'diagonal of a rectangular field is 60 metres more than shorter side. longer side is 30 metres more than the shorter side. find sides of field',
    'A gardener measures a rectangular plot. The longer side exceeds the shorter side by 51 m, and the diagonal exceeds the shorter side by 54 m. Find the two sides in metres.',
    'rectangular field ka diagonal 16 m more than the shorter side hai. longer side is 14 m more than the shorter side. sides batao',
  ],
  refuses: [
    'The diagonal of a rectangular field is 60 m more than the shorter side. If the longer side is 30 m more than the shorter side, find the area of the field.',
    'The diagonal of a rectangular field is 60 m more than the shorter side. If the longer side is 30 m more than the shorter side, find the longer side.',
    'The diagonal of a rectangular field is 60 m more than the longer side. If the longer side is 30 m more than the shorter side, find the sides of the field.',
    'The diagonal of a rectangular field is 60 m more than the shorter side. If the longer side is 30 m less than the diagonal, find the sides of the field.',
  ],
  read: (question) => {
    const [gap, more] = [phrase(question, ...longer), phrase(question, ...diagonal)]
    if (!gap || !more || gap.units.g !== more.units.m || !/^(?:|m|cm|km|unit)$/.test(gap.units.g)) return null
    const ask = onlyAsks(
      question,
      [gap, more],
      ['sides'],
      ['two', 'both', 'field', 'metres', 'm', 'plot', 'park', 'rectangle', 'playground', 'length'],
    )
    const unit = /^(?:unit)?$/.test(gap.units.g) ? 'units' : gap.units.g
    return (
      ask && { given: { longer: gap.numbers.g, diagonal: more.numbers.m, unit }, ...told(question, gap, more, ask) }
    )
  },
  before: () => '',
})

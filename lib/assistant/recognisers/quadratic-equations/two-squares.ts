import { onlyAsks } from './only-asks'
import { phrase, told } from '../../question/phrase'
import { twoSquares as solution } from '../../../solutions/quadratic-equations/two-squares'
import { recogniser } from '../../recogniser'

const areas = [
  'sum areas two? squares #a',
  'total area #a',
  'sum areas two? square beds|fields|plots|gardens #a',
  'areas two? squares? add|adds up? #a',
  'sum areas #a',
] as const
const perimeters = [
  'difference perimeters #d',
  'perimeters two? squares? differ #d',
  'perimeter square|one one? #d more|greater|larger square|other other?',
] as const

export const twoSquares = recogniser({
  id: 'two-squares',
  solution,
  story: true,
  cues: ['squares', 'square', 'perimeters', 'perimeter'],
  words: ['two', 'square', 'squares', 'each'],
  examples: [
    'The sum of the areas of two squares is 468 m². If the difference of their perimeters is 24 m, find the sides of the two squares in metres. (Give the smaller side first.)',
    'sum of areas of two squares is 468 m^2. difference of their perimeters is 24 m. find sides of both squares',
    'two squares ka sum of areas 260 cm^2 hai and their perimeters differ by 24 cm. find their sides',
    'Two square flower beds in a school have a total area of 194 m². The perimeter of one is 32 m more than that of the other. Find the side of each bed in metres.',
  ],
  refuses: [
    'The sum of the areas of two squares is 468 m². If the difference of their perimeters is 24 m, find the side of the larger square.',
    'The sum of the areas of two squares is 468 m². If the difference of their sides is 6 m, find the perimeters of the two squares.',
    'The difference of the areas of two squares is 468 m². If the difference of their perimeters is 24 m, find the sides of the two squares.',
    'The sum of the areas of two squares is 468 m². If the sum of their perimeters is 24 m, find the sides of the two squares.',
  ],
  read: (question) => {
    const [area, difference] = [phrase(question, ...areas), phrase(question, ...perimeters)]
    if (!area || !difference) return null
    const unit = difference.units.d
    if (area.units.a !== (unit === '' ? '' : `${unit}^2`) || !/^(?:|m|cm|unit)$/.test(unit)) return null
    const ask = onlyAsks(
      question,
      [area, difference],
      ['sides', 'side'],
      [
        'two',
        'squares',
        'both',
        'each',
        'bed',
        'beds',
        'field',
        'fields',
        'plot',
        'plots',
        'square',
        'metres',
        'length',
        'cm',
        'm',
      ],
    )
    // "the side" alone is one of them
    if (!ask || (ask.words.includes('side') && !ask.words.includes('each'))) return null
    return {
      given: {
        area: area.numbers.a,
        difference: difference.numbers.d,
        unit: /^(?:unit)?$/.test(unit) ? 'units' : unit,
      },
      ...told(question, area, difference, ask),
    }
  },
  before: () => '',
})

import { asksBoth, onlyAsks } from './only-asks'
import { one, sign, type Fraction } from '../../../maths/fraction'
import { comparison } from '../../question/comparison'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { lengthFromBreadth as byMultiple } from '../../../solutions/quadratic-equations/length-from-breadth'
import { rectangleSides as byGap } from '../../../solutions/quadratic-equations/rectangle-sides'
import { recogniser } from '../../recogniser'

const [long, wide] = ['length|long|longer side?', 'breadth|width|broad|wide|shorter side?'] as const
const sides = ['length', 'breadth', 'width', 'dimensions', 'sides'] as const
const things = [
  'both',
  'two',
  'plot',
  'hall',
  'garden',
  'field',
  'park',
  'rectangle',
  'metres',
  'm',
  'cm',
  'side',
  'its',
  'rectangular',
] as const

/** "Its length is 7 m more than its breadth and its area is 60 m²", with both sides asked. */
function sidesTold(question: Question) {
  const compared = comparison(question, long, wide) ?? comparison(question, 'one side', 'other side?')
  const [area, ...more] = factsOf(question, 'number').filter((fact) => !compared?.taken.includes(fact))
  if (!compared || !area || more.length > 0) return null
  const isArea = /\^2$/.test(area.unit) || (area.unit === '' && phrase(question, 'area'))
  const unit = area.unit.replace('^2', '')
  if (!isArea || ![unit, ''].includes(compared.unit) || !/^(?:|m|cm|unit)$/.test(unit)) return null
  const facts = { taken: [...compared.taken, area] }
  const ask = onlyAsks(question, [facts], sides, things)
  if (!ask || !asksBoth(ask.words)) return null
  return {
    times: compared.times,
    over: compared.over,
    area: area.value,
    unit: unit === '' || unit === 'unit' ? 'units' : unit,
    ...told(question, facts, ask),
  }
}

const isOne = (value: Fraction): boolean => value.n === one.n && value.d === one.d

const words = ['area', 'rectangle', 'length', 'side', 'breadth', 'sides', 'two']

export const sidesFromArea = recogniser({
  id: 'sides-from-area',
  solution: byGap,
  story: true,
  cues: ['area', 'rectangle', 'rectangular'],
  words,
  examples: [
    'The length of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find the length and the breadth of the plot in metres. (Give the length first.)',
    'area of a rectangular garden is 414 m^2. its breadth is 5 m less than its length. find length and breadth',
    'rectangle jiski length is 3 cm more than breadth aur area is 54 cm^2, find its dimensions',
    'A rectangular hall has a floor area of 504 m². The hall is 3 m longer than it is broad. Find its length and breadth in metres.',
  ],
  refuses: [
    'The length of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find its perimeter.',
    'The length of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find its length.',
    'The length of a rectangular plot is 7 m more than its breadth, and its perimeter is 60 m. Find its length and breadth. The area is 200 m².',
    'The diagonal of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find its length and breadth.',
  ],
  read: (question) => {
    const found = sidesTold(question)
    if (!found || !isOne(found.times) || sign(found.over) <= 0) return null
    return { given: { more: found.over, area: found.area, unit: found.unit }, used: found.used, said: found.said }
  },
  before: () => '',
})

export const lengthFromBreadth = recogniser({
  id: 'length-from-breadth',
  solution: byMultiple,
  story: true,
  cues: ['area', 'rectangle', 'rectangular'],
  words,
  examples: [
    'The area of a rectangular plot is 528 m². The length of the plot is 1 m more than twice its breadth. Find the length and the breadth of the plot in metres. (Give the length first.)',
    'area of rectangular plot is 528 m^2, length is one more than twice its breadth. find the length and breadth of the plot',
    'A rectangular field of 510 m² is fenced for vegetables. One side is 4 m more than twice the other. Find the two sides in metres.',
    'a prayer hall has floor area 300 m^2 with its length 1 m more than twice its breadth. rectangular hall ki length and breadth batao',
  ],
  refuses: [
    'The area of a rectangular plot is 528 m². The length of the plot is 1 m more than twice its breadth. Find the breadth of the plot.',
    'The area of a rectangular plot is 528 m². The length of the plot is 1 m more than twice its breadth. Find the length of its fence.',
    'The area of a rectangular plot is 528 m². The perimeter of the plot is 1 m more than twice its breadth. Find the length and the breadth.',
  ],
  read: (question) => {
    const found = sidesTold(question)
    if (!found || isOne(found.times) || sign(found.over) === 0) return null
    const { times, over, area, unit } = found
    return { given: { times, more: over, area, unit }, used: found.used, said: found.said }
  },
  before: () => '',
})

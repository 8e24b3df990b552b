import { comparison } from '../../question/comparison'
import { bothAsked, calledXAndY } from './unknowns'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { anglesAndSides as solution, type Given } from '../../../solutions/linear-equations/angles-and-sides'
import { recogniser, type Found } from '../../recogniser'

type Taken = Pick<Phrase, 'taken'>

const larger = 'larger|greater|bigger|one two? supplementary|complementary? angle|angles? one?'
const smaller = 'smaller|other|another supplementary|complementary? angle? one?'

const isGreater = (fact: Fact | undefined): boolean => {
  const [left, right] = fact?.kind === 'equation' && fact.relation === '>' ? fact.sides : []
  return left?.kind === 'letter' && left.name === 'x' && right?.kind === 'letter' && right.name === 'y'
}

/** Which of the angles is x: the larger one, as it is said in words or by "x > y". */
function anglesAsked(question: Question, compared: Taken): Taken | null {
  const simply = bothAsked(
    question,
    [compared],
    ['angles', 'angle', 'both', 'two', 'each', 'measures', 'measure', 'them'],
  )
  if (simply) return simply
  const [relation, ...more] = factsOf(question, 'equation')
  const letters = calledXAndY(
    question,
    'larger|greater angle? @x:letter degrees? smaller angle? @y:letter',
    'angle|angles measure|measures? @x:letter degrees? @y:letter',
  )
  if (!letters || more.length > 0) return null
  if (relation && isGreater(relation)) return { taken: [...letters.taken, relation] }
  const named = phrase(question, 'angle @l:letter degrees? larger one?')
  const isLarger = letters.taken[0]?.kind === 'word' && /^(?:larger|greater)$/.test(letters.taken[0].text)
  if (relation) return null
  if (named) return named.facts.l.name === 'x' ? { taken: [...letters.taken, ...named.taken] } : null
  return isLarger ? letters : null
}

function angles(question: Question): Found<Given> | null {
  const both = (['supplementary', 'complementary'] as const).filter((kind) => question.words.includes(kind))
  const [kind, ...others] = both
  const compared = kind && others.length === 0 ? comparison(question, larger, smaller) : null
  const ask = compared && anglesAsked(question, compared)
  if (!kind || !ask || !/^°?$/.test(compared.unit)) return null
  return { given: { kind, times: compared.times, over: compared.over }, ...told(question, compared, ask) }
}

const long = 'length|long'
const wide = 'width|breadth|wide|broad'
const round = ['half perimeter', 'once round|around', 'perimeter', 'round once'] as const

/** Both sides of the rectangle: "find its length and breadth", "its dimensions", by letters. */
function sidesAsked(question: Question, found: readonly Taken[]): Taken | null {
  const letters = calledXAndY(
    question,
    `${long} @x:letter metres? long? ${wide} @y:letter`,
    `@x:letter metres? long @y:letter metres? wide|broad`,
  )
  if (letters) return letters
  const ask = bothAsked(question, found, [
    'length',
    'width',
    'breadth',
    'dimensions',
    'sides',
    'both',
    'rectangle',
    'garden',
    'field',
    'park',
    'plot',
  ])
  const said = ask?.taken.flatMap((item) => (item.kind === 'word' ? item.text : [])) ?? []
  const isBoth = said.includes('length') === (said.includes('width') || said.includes('breadth'))
  return ask && isBoth && said.some((word) => /^(?:length|dimensions|sides)$/.test(word)) ? ask : null
}

function rectangle(question: Question): Found<Given> | null {
  const compared = comparison(question, long, wide)
  const told_ = phrase(question, ...round)
  const [number, ...more] = factsOf(question, 'number').filter((fact) => !compared?.taken.includes(fact))
  if (!compared || !told_ || !number || more.length > 0) return null
  const perimeter = { taken: [...told_.taken, number] }
  const ask = sidesAsked(question, [compared, perimeter])
  const unit = number.unit === '' ? 'units' : number.unit
  if (!ask || !/^(?:m|cm|km|units?)$/.test(unit) || (compared.unit !== '' && compared.unit !== number.unit)) return null
  const half = told_.taken.some((item) => item.kind === 'word' && item.text === 'half')
  return {
    given: {
      kind: 'rectangle',
      told: half ? 'half' : 'whole',
      perimeter: number.value,
      unit: unit === 'unit' ? 'units' : unit,
      times: compared.times,
      over: compared.over,
    },
    ...told(question, compared, perimeter, ask),
  }
}

export const anglesAndSides = recogniser<Given>({
  id: 'two-angles-or-sides',
  solution,
  story: true,
  cues: ['supplementary', 'complementary', 'perimeter', 'round', 'around'],
  words: ['angles', 'angle', 'two', 'length', 'one', 'rectangle'],
  examples: [
    'The larger of two supplementary angles exceeds the smaller by 18 degrees. Find them.',
    'Two angles are complementary. The larger one is 14 degrees more than three times the smaller one. If the larger angle is x degrees and the smaller y degrees, find x and y.',
    'half the perimeter of a rectangular garden whose length is 4 m more than its width is 36 m. find the dimensions of the garden',
    'two supplementary angles me larger one is 20 degrees more than the smaller. angles batao',
    'perimeter of a rectangle is 40 cm. its length is 2 cm more than twice its breadth. find length and breadth',
  ],
  refuses: [
    'The larger of two supplementary angles exceeds the smaller by 18 degrees. Find the smaller angle.',
    'The larger of two supplementary angles exceeds twice the complement of the smaller by 18 degrees. Find them.',
    'Half the perimeter of a rectangular garden, whose length is 4 m more than its width, is 36 m. Find the area of the garden.',
    'Half the perimeter of a rectangular garden, whose length is 4 m more than its width, is 36 m. Find the length.',
    'The area of a rectangle with perimeter 40 cm is 96 cm². Its length is 2 cm more than twice its breadth. Find length and breadth.',
  ],
  read: (question) => angles(question) ?? rectangle(question),
  before: () => '',
})

import { piOf, solidWords, widthIn } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { equals, one, type Fraction } from '../../../maths/fraction'
import { pole as solution } from '../../../solutions/areas-volumes/pole'

interface Part {
  readonly radius: Fraction
  readonly height: Fraction
  readonly taken: readonly Item[]
}

/** Radius and height of one cylinder, in centimetres, from the words that tell of it. */
function partIn(question: Question, items: readonly Item[]): Part | null {
  const piece = { ...question, apart: items }
  const height = phrase(piece, 'height #h', '#h high|tall|long')
  const width = height && widthIn(without(piece, height))
  return height && width?.unit === 'cm' && height.units.h === 'cm'
    ? { radius: width.radius, height: height.numbers.h, taken: [...height.taken, ...width.taken] }
    : null
}

/** The two cylinders, told one after the other, the lower first. */
function partsIn(question: Question): readonly [Part, Part] | null {
  const { apart } = question
  const lengths = apart.filter((item) => item.kind === 'number' && item.unit === 'cm')
  const third = lengths[2]
  if (lengths.length !== 4 || !third) return null
  const joins = apart.findLastIndex(
    (item, at) =>
      at < apart.indexOf(third) &&
      item.kind === 'word' &&
      /^(?:surmounted|another|upper|thinner|topped|second)$/.test(item.text),
  )
  const [lower, upper] = [partIn(question, apart.slice(0, joins)), partIn(question, apart.slice(joins))]
  return joins > 0 && lower && upper ? [lower, upper] : null
}

/** "An iron pole consists of a cylinder of height 220 cm and base diameter 24 cm, surmounted by another of height 60 cm and radius 8 cm. Find its mass." */
export const pole = recogniser({
  id: 'mass-of-a-pole',
  solution,
  story: true,
  cues: ['mass', 'weight'],
  words: [
    ...solidWords,
    ...[
      'cylinder',
      'cylindrical',
      'another',
      'two',
      'one',
      'part',
      'parts',
      'other',
      'lower',
      'upper',
      'thinner',
      'use',
      'cast',
      'has',
    ],
  ],
  examples: [
    'A solid iron pole consists of a cylinder of height 220 cm and base diameter 24 cm, which is surmounted by another cylinder of height 60 cm and radius 8 cm. Find the mass of the pole, given that 1 cm³ of iron has approximately 8 g mass. (Use π = 3.14.)',
    'iron pole: cylinder of height 200 cm and diameter 20 cm surmounted by another cylinder of height 50 cm and radius 5 cm. find mass in kg if 1 cm^3 of iron has 8 g mass, use π = 3.14',
    'lower cylinder is 150 cm high with diameter 30 cm, upper is 40 cm high with radius 6 cm. mass in kg nikalo, 1 cm³ has a mass of 2.5 g',
  ],
  refuses: [
    'A solid iron pole consists of a cylinder of height 220 cm and base diameter 24 cm, surmounted by another cylinder of height 60 cm and radius 8 cm. Its mass is 900 kg. Find its volume.',
    'A solid iron pole consists of a cylinder of height 220 cm and base diameter 24 cm, surmounted by a cone of height 60 cm and radius 8 cm. Find the mass of the pole, 1 cm³ of iron having 8 g.',
    'A hollow iron pipe of height 220 cm, outer diameter 24 cm and thickness 2 cm is given. Find its mass if 1 cm³ of iron has 8 g mass.',
  ],
  read: (question) => {
    const parts = partsIn(question)
    const grams = phrase(question, '#o * mass #g', '#o * weighs #g', '#o * has #g', '#o * #g mass')
    const kilograms = phrase(question, 'kilograms|kilogram|kgs|kg')
    const mass = phrase(question, 'find|what|calculate mass', 'mass pole', 'mass', 'weight')
    const pi = piOf(question)
    if (!parts || !grams || !mass || grams.units.o !== 'cm^3' || grams.units.g !== 'g' || !equals(grams.numbers.o, one))
      return null
    const [lower, upper] = parts
    return {
      given: {
        pi: pi.pi,
        lower: { radius: lower.radius, height: lower.height },
        upper: { radius: upper.radius, height: upper.height },
        grams: grams.numbers.g,
      },
      ...told(question, lower, upper, grams, kilograms, mass, pi),
    }
  },
  unit: () => 'kg',
})

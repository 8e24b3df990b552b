import { piOf, solidWords, widthIn } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { product } from '../../../solutions/measure'
import { tent as solution, type Tent } from '../../../solutions/areas-volumes/tent'
import { fraction, type Fraction } from '../../../maths/fraction'

interface Wall {
  readonly wall: Fraction
  readonly radius: Fraction
  readonly across: Tent['across']
  readonly unit: string
  readonly taken: readonly Item[]
}

/** Height and width of the cylindrical part. */
function wallIn(question: Question): Wall | null {
  const both = phrase(
    question,
    'height diameter cylindrical? part? #h #d',
    'height diameter * #h #d',
    'diameter height cylindrical? part? #d #h',
    'diameter height * #d #h',
  )
  if (both && both.units.h === both.units.d)
    return {
      wall: both.numbers.h,
      radius: product(fraction(1, 2), both.numbers.d),
      across: 'diameter',
      unit: both.units.h,
      taken: both.taken,
    }
  const radii = phrase(question, 'radius height * #r #h', 'height radius * #h #r')
  const plain =
    radii ??
    phrase(question, 'cylindrical|cylinder part? radius #r height #h') ??
    phrase(question, 'cylindrical|cylinder part? height #h radius #r')
  if (plain && plain.units.h === plain.units.r)
    return {
      wall: plain.numbers.h,
      radius: plain.numbers.r,
      across: 'radius',
      unit: plain.units.h,
      taken: plain.taken,
    }
  // named together, sized together: which is which only the phrases above say
  if (phrase(question, 'diameter|radius height', 'height diameter|radius')) return null
  const wall = phrase(
    question,
    'cylindrical|cylinder part? * #h high',
    'cylindrical * up|upto height #h',
    'cylindrical * up|upto #h',
    'cylindrical|cylinder part? * height #h',
    'height cylindrical|cylinder part? * #h',
  )
  const width = wall && widthIn(without(question, wall))
  if (!wall || !width || wall.units.h !== width.unit) return null
  const across = width.taken.some((item) => item.kind === 'word' && /^diameters?$/.test(item.text))
  return {
    wall: wall.numbers.h,
    radius: width.radius,
    across: across ? 'diameter' : 'radius',
    unit: width.unit,
    taken: [...wall.taken, ...width.taken],
  }
}

/** "The slant height of the conical top is 2.8 m", "the total height of the tent is 6.4 m". */
function topIn(
  question: Question,
): { readonly top: Tent['top']; readonly unit: string; readonly taken: readonly Item[] } | null {
  const slant = phrase(question, 'slant height * #l')
  const total = slant
    ? null
    : phrase(question, 'total|whole|entire height * #l', 'height tent|whole|top * #l', 'tent #l high', '#l high all')
  const cone = phrase(question, 'height cone|conical part? * #l', 'cone|conical part? height #l')
  const found = slant ?? total ?? cone
  if (!found) return null
  const kind = slant ? 'slant height' : total ? 'total height' : 'height of the cone'
  return { top: { kind, length: found.numbers.l }, unit: found.units.l, taken: found.taken }
}

/** "A tent is a cylinder surmounted by a cone. ... Find the cost of the canvas at ₹500 per m². (The base is not covered.)" */
export const tent = recogniser({
  id: 'canvas-of-a-tent',
  solution,
  story: true,
  cues: ['tent', 'canvas'],
  words: [
    ...solidWords,
    ...['cylinder', 'cylindrical', 'cone', 'conical', 'part', 'area', 'used', 'use', 'above', 'shape', 'over', 'up'],
  ],
  examples: [
    'tent: cylinder radius 6 m height 5 m with a conical top of slant height 10 m. area of canvas?',
    'A tent is in the shape of a cylinder surmounted by a conical top. If the height and diameter of the cylindrical part are 2.1 m and 4 m respectively, and the slant height of the top is 2.8 m, find the area of the canvas used for making the tent. (Note that the base of the tent will not be covered with canvas.)',
    'circus tent is cylindrical up to a height of 3 m and conical above it. diameter of base is 105 m and slant height of conical part is 53 m. find the area of canvas used',
    'tent cylinder ke upar cone hai. cylindrical part height 3 m and diameter 14 m, total height 27 m. cost of canvas at the rate of rs 100 per m² batao',
  ],
  refuses: [
    'A tent is a cylinder surmounted by a cone. The height and the diameter of the cylindrical part are 2.1 m and 4 m, and the slant height of the top is 2.8 m. Find the area of the canvas used and its cost at ₹500 per m².',
    'tent: cylinder radius 6 m height 5 m with a conical top of slant height 10 m. area of canvas of the cone?',
    'A tent is a cylinder surmounted by a cone. The height and the diameter of the cylindrical part are 3 m and 14 m, and the total height is 27 m. Find the volume of air in it.',
    'A tent is a cylinder surmounted by a cone. The height and the diameter of the cylindrical part are 3 m and 14 m, and the total height is 27 m. Find the length of canvas 2 m wide.',
    'A conical tent of radius 7 m and height 24 m is made of canvas. Find the area of the canvas.',
    'A tent is a cylinder surmounted by a cone. The height and the diameter of the cylindrical part are 3 m and 14 m, and the total height is 27 m. Find the area of the canvas with 10 % more for stitching.',
  ],
  read: (question) => {
    const top = topIn(question)
    const wall = top && wallIn(without(question, top))
    const cost = phrase(question, 'cost canvas * #c m^2', 'cost canvas * #c', 'cost * #c per')
    const per = question.facts.filter(
      (fact) => fact.kind === 'formula' || (fact.kind === 'letter' && fact.name === 'm'),
    )
    const area = phrase(question, 'area canvas', 'canvas required|used|needed', 'area * canvas', 'canvas area')
    const base = phrase(question, 'base tent? not covered canvas?', 'base not covered', 'without base', 'base not')
    const note = phrase(question, 'note')
    const rate = phrase(question, 'rate')
    const each = phrase(question, 'per')
    const pi = piOf(question)
    const both =
      question.words.some((word) => /^cylind/.test(word)) && question.words.some((word) => /^con(?:e|ical)$/.test(word))
    const other = phrase(
      question,
      'volume|capacity|wide|width',
      'canvas|area cone|conical|cylinder|cylindrical part? .',
    )
    if (!top || !wall || !both || other || (!cost && !area) || top.unit !== wall.unit) return null
    // both are asked, and one answer would be half of it
    if (cost && (cost.units.c !== '₹' || question.words.includes('area'))) return null
    return {
      given: {
        asked: cost ? ('cost' as const) : ('area' as const),
        pi: pi.pi,
        radius: wall.radius,
        across: wall.across,
        wall: wall.wall,
        top: top.top,
        ...(cost && { rate: cost.numbers.c }),
        unit: wall.unit,
      },
      ...told(question, top, wall, cost, area, base, note, rate, cost ? each : null, pi, cost ? { taken: per } : null),
    }
  },
  unit: ({ asked, unit }) => (asked === 'cost' ? '' : unit === '' ? '' : `${unit}²`),
})

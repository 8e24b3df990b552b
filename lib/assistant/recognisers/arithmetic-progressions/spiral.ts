import { termsOf } from './progression'
import { spiral as solution, type Given } from '../../../solutions/arithmetic-progressions/spiral'
import type { FactOf, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { rational, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { add, equals, fraction, isInteger, multiply, one, subtract, toNumber } from '../../../maths/fraction'

const pieces = 'semicircles|semicircle|semicircular|circles|circle'

/** "Of radii 0.5 cm, 1.0 cm, 1.5 cm, ...": three at least. */
function radiiIn(question: Question) {
  const row = phrase(question, 'radii|radius &r')
  const list = row ? null : phrase(question, 'radii|radius @l:list')
  const end = row ? endIn(question, row.taken) : null
  const values = row?.rows.r ?? list?.facts.l.items.map(rational)
  const ap = values && values.length > 2 && !list?.facts.l.end ? termsOf(values) : null
  return (
    ap && {
      ap,
      unit: row?.units.r ?? '',
      end: end?.value ?? null,
      taken: [...(row?.taken ?? []), ...(list?.taken ?? []), ...(end ? [end] : [])],
    }
  )
}

/** 13 of "1 cm, 2 cm, 3 cm, ..., 13 cm". */
function endIn({ apart }: Question, row: readonly Item[]): FactOf<'number'> | null {
  const from = apart.findLastIndex((item) => row.includes(item))
  const behind = apart.slice(from + 1, from + 5).filter((item) => !(item.kind === 'mark' && item.text === ','))
  const [dots, end] = behind
  return dots?.kind === 'mark' && dots.text === '...' && end?.kind === 'number' ? end : null
}

/** π as the question tells it, or 22/7. */
function piIn(question: Question) {
  const [used] = factsOf(question, 'equation').filter((fact) => valueOf(fact, 'π'))
  return { pi: (used && valueOf(used, 'π')) ?? fraction(22, 7), taken: used ? [used] : [] }
}

export const spiral = recogniser<Given>({
  id: 'spiral-of-semicircles',
  solution,
  story: true,
  cues: ['radii', 'semicircles'],
  words: ['centre', 'centres', 'center', 'centers', 'all', 'each', 'alternate', 'semicircles', 'circles', 'arcs'],
  examples: [
    'A spiral is made of 14 semicircles with their centres at two points A and B in turn. The radii are 2.1 cm, 3.5 cm, 4.9 cm and so on. Find the length of the spiral. (Use π = 22/7.)',
    'A spiral is made up of successive semicircles, with centres alternately at A and B, starting with centre at A, of radii 0.5 cm, 1.0 cm, 1.5 cm, 2.0 cm, ... What is the total length of such a spiral made up of thirteen consecutive semicircles? (Take π = 22/7)',
    'Around one centre 12 circles are drawn. Their radii are 0.7 cm, 1.4 cm, 2.1 cm and so on. Find the sum of their circumferences. (Use π = 22/7.)',
    'For a window grill, 10 semicircular arcs are cut from a wire. Their radii are 1.4 cm, 2.8 cm, 4.2 cm and so on. How many centimetres of wire are needed in all?',
    'spiral of 15 semicircles radii 0.7 cm, 1.4 cm, 2.1 cm ... total length nikalo',
  ],
  refuses: [
    'A spiral is made of 14 semicircles with radii 2.1 cm, 3.5 cm, 4.9 cm and so on. Find the area of the largest semicircle.',
    'A spiral is made of 14 semicircles with radii 2 cm, 4 cm, 8 cm and so on. Find the length of the spiral.',
    'A spiral is made of 14 semicircles with diameters 2.1 cm, 3.5 cm, 4.9 cm and so on. Find the length of the spiral.',
    'Around one centre 12 circles are drawn. Their radii are 0.7 cm, 1.4 cm, 2.1 cm and so on. Find the sum of their areas.',
    'A spiral is made of semicircles with radii 2.1 cm, 3.5 cm, 4.9 cm and so on. Find the length of the 14th semicircle.',
    'A spiral is made of 14 quarter circles with radii 2.1 cm, 3.5 cm, 4.9 cm and so on. Find the length of the spiral.',
  ],
  read: (question) => {
    const radii = radiiIn(question)
    const rest = without(question, radii)
    const count = phrase(rest, `#n consecutive|successive? ${pieces}`)
    const asked = phrase(
      without(rest, count),
      'sum circumferences|circumference|lengths|length',
      'total|whole length',
      'length',
      'many|much|kitna|kitni wire|thread|centimetres|rope|string',
    )
    if (!radii || !count || !asked || !isInteger(count.numbers.n)) return null
    const kinds = new Set(
      question.words.filter((word) => /circle|circular/.test(word)).map((word) => word.startsWith('semi')),
    )
    const [isHalf, ...others] = kinds
    if (others.length > 0 || isHalf === undefined) return null
    const steps = subtract(count.numbers.n, one)
    if (radii.end && !equals(radii.end, add(radii.ap.a, multiply(steps, radii.ap.d)))) return null
    const { pi, taken } = piIn(question)
    const places = phrase(rest, 'two point') ?? phrase(rest, 'one|same centre')
    const row = phrase(rest, 'successive|consecutive semicircles')
    const { used, said } = told(question, radii, count, asked, places, row, { taken })
    return {
      given: {
        piece: isHalf ? 'semicircle' : 'circle',
        first: radii.ap.a,
        step: radii.ap.d,
        n: toNumber(count.numbers.n),
        pi,
        unit: radii.unit === '' ? 'cm' : radii.unit,
      },
      used: [...used, ...lettersNamed(question, 'A', 'B')],
      said,
    }
  },
  unit: ({ unit }) => unit,
  before: () => 'Total length = ',
})

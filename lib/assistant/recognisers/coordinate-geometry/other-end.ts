import { asksLength, midpointIn, nameOf, namesOf, otherNames, pointsIn, pointWords } from './points'
import { otherEnd as solution } from '../../../solutions/coordinate-geometry/other-end'
import type { FactOf } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'

/** The point in the middle, as the words say. */
function centreIn(question: Question): FactOf<'point'> | null {
  const midpoint = midpointIn(question)
  if (midpoint || question.words.includes('midpoint')) return midpoint
  return phrase(question, 'centre|meet|intersect|cross|bisect * @c:point', '@c:point is centre')?.facts.c ?? null
}

const segmentIn = ({ words }: Question) =>
  ['diameter', 'circle', 'centre'].some((word) => words.includes(word))
    ? ('diameter' as const)
    : ['diagonals', 'parallelogram'].some((word) => words.includes(word))
      ? ('diagonal' as const)
      : ('segment' as const)

/** The end that is asked for: a name that stands alone, or the other letter of "AB". */
function otherName(question: Question, centre: NamedPoint, end: NamedPoint): string | null {
  const alone = otherNames(question, [centre, end])
  if (alone.length > 0) return alone.length === 1 ? (alone[0] ?? null) : null
  const pairs = factsOf(question, 'letter').filter(({ name }) => name.length === 2 && name.includes(end.name))
  return pairs[0]?.name.replace(end.name, '') ?? (end.name === 'B' ? 'A' : 'B')
}

/** Whether "ADBE" has the two points as the ends of a diagonal. */
const isDiagonalOf = (figure: string, one: string, other: string): boolean =>
  figure.length === 4 && Math.abs(figure.indexOf(one) - figure.indexOf(other)) === 2

export const otherEnd = recogniser({
  id: 'other-end',
  solution,
  cues: ['midpoint', 'mid', 'centre', 'diameter', 'diagonals'],
  story: true,
  words: [
    ...pointWords,
    ...[
      'midpoint',
      'centre',
      'diameter',
      'circle',
      'diagonals',
      'parallelogram',
      'opposite',
      'vertex',
      'other',
      'one',
      'intersect',
      'bisect',
    ],
  ],
  examples: [
    'The point C(-4, 1) is the mid-point of the line segment AB. If A is (1, 7), find the coordinates of B.',
    'AB is a diameter of a circle whose centre is C(0, 4). If A is (2, -1), find the coordinates of B.',
    'The diagonals of a parallelogram ADBE meet at C(0, 2). If A is (-7, 4), find the coordinates of the opposite vertex B.',
    'Find the coordinates of a point A, where AB is the diameter of a circle whose centre is (2, -3) and B is (1, 4).',
    'midpoint of AB is (2,3) and A is (1,7) find B',
  ],
  refuses: [
    'The point C(-4, 1) is the mid-point of AB and A is (1, 7). Find the length of AB',
    'AB is a chord of a circle whose centre is C(0, 4). If A is (2, -1), find B.',
    'The diagonals of a parallelogram ABDE meet at C(0, 2). If A is (-7, 4), find the vertex B.',
    'The centre of a circle is (2, -3) and it passes through (1, 4). Find the diameter',
  ],
  read: (question) => {
    const points = pointsIn(question)
    const centre = centreIn(question)
    const facts = factsOf(question, 'point')
    if (!points || !centre || facts.length !== 2 || asksLength(question)) return null
    const [first, second] = points.points
    if (!first || !second) return null
    const [middle, end] = centre === facts[0] ? [first, second] : [second, first]
    const names = { centre: middle.name, end: end.name }
    // points without a name are called as in a book: A and B with C between
    const unnamed = !isNamed(question, centre)
    const known = { ...middle, name: unnamed ? 'C' : names.centre }
    const given = {
      ...end,
      name: isNamed(
        question,
        facts.find((one) => one !== centre),
      )
        ? names.end
        : 'A',
    }
    const other = otherName(question, known, given)
    if (other === null || other.length !== 1 || other === given.name || other === known.name) return null
    const segment = segmentIn(question)
    const figures = factsOf(question, 'letter').filter(({ name }) => isDiagonalOf(name, given.name, other))
    if (asked(question).some((word) => !question.words.includes(word))) return null
    return {
      given: { centre: known, end: given, other, segment },
      used: [...points.used, ...figures, ...namesOf(question, [known, given], other).filter(isEnds)],
    }
  },
  before: ({ other }) => `${other} is the point `,
})

const isEnds = (fact: { readonly kind: string; readonly name?: string }): boolean => (fact.name ?? '').length <= 2

const isNamed = (question: Question, fact: FactOf<'point'> | undefined): boolean =>
  fact !== undefined && nameOf(question, fact) !== ''

/** A diameter that is spoken of without its end asks for its length. */
const asked = ({ words, facts }: Question): readonly string[] =>
  words.includes('diameter') && !facts.some(({ kind }) => kind === 'letter') ? ['end'] : []

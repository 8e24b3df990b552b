import { pointsIn, pointWords } from './points'
import { farAsShown as solution, type FarAs } from '../../../solutions/coordinate-geometry/far-as-shown'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { fraction } from '../../../maths'

const far = [
  'show|prove|verify @m:letter %k far from @a:letter from? @b:letter',
  'show|prove|verify @m:letter %k distance from @a:letter from? @b:letter',
] as const
const placed = [
  'show|prove|verify point? @m:point %k far from point? @a:point from? @b:point',
  'show|prove|verify point? @m:point %k far from @a:point from? @b:point',
] as const

export const farAsShown = recogniser<FarAs>({
  id: 'so-many-times-as-far-shown',
  solution,
  story: true,
  asPart: true,
  cues: ['twice', 'thrice', 'times', 'double', 'equally', 'equidistant'],
  words: [...pointWords, 'show', 'prove', 'verify', 'far'],
  examples: [
    'Show that the point M(10, 5) is twice as far from H(2, 1) as from S(8, 9).',
    'H is (2, 1), S is (8, 9) and M is (10, 5). Show that M is twice as far from H as from S.',
    'Show that P(1, 1) is equidistant from A(4, 5) and B(-3, 4).',
    'prove that A(7, 1) is three times as far from B(1, 1) as from C(9, 1)',
  ],
  refuses: [
    'Is the point M(10, 5) twice as far from H(2, 1) as from S(8, 9)?',
    'Find the point that is twice as far from H(2, 1) as from S(8, 9).',
    'Show that the point M(10, 5) is not twice as far from H(2, 1) as from S(8, 9).',
    'Show that the point M(10, k) is twice as far from H(2, 1) as from S(8, 9).',
    'Show that P(1, 1) is equidistant from A(4, 5) and B(-3, 4) and find the distance.',
  ],
  read: (question) => {
    const points = pointsIn(question)
    if (!points || question.words.includes('not')) return null
    const byName = phrase(question, ...far) ?? null
    const equal = phrase(
      question,
      'show|prove|verify point? @m:letter equidistant|equally far? from @a:letter @b:letter',
    )
    const inPlace = phrase(question, ...placed)
    const equalHere = phrase(
      question,
      'show|prove|verify point? @m:point equidistant|equally far? from points? @a:point @b:point',
    )
    const at = (name: string) => points.points.find((point) => point.name === name)
    const named = byName ?? equal
    const put = inPlace ?? equalHere
    const facts = factsOf(question, 'point')
    const of = put && [put.facts.m, put.facts.a, put.facts.b].map((fact) => points.points[facts.indexOf(fact)])
    const [m, a, b] = of ?? (named ? [named.facts.m, named.facts.a, named.facts.b].map(({ name }) => at(name)) : [])
    if (!m || !a || !b || new Set([m, a, b]).size < 3 || (put && facts.length > 3)) return null
    const times = byName?.numbers.k ?? inPlace?.numbers.k ?? fraction(1)
    const { used, said } = told(question, named, put)
    const own = facts.filter((_, index) => [m, a, b].includes(points.points[index] ?? m))
    return { given: { m, a, b, times }, used: [...own, ...used], said }
  },
})

import { namesOf, pointsIn, pointWords } from './points'
import { sectionPoint as solution } from '../../../solutions/coordinate-geometry/section-point'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "P(2, 1) divides A and B(4, 7)": the point that divides is given. */
const dividesItself = ({ items }: Question): boolean => {
  const after = items[items.findIndex(({ kind }) => kind === 'point') + 1]
  return after?.kind === 'word' && /^divides?$/.test(after.text)
}

export const sectionPoint = recogniser({
  id: 'section-point',
  solution,
  cues: ['ratio'],
  words: [...pointWords, 'divides', 'divide', 'dividing', 'internally', 'section', 'formula', 'using'],
  examples: [
    'point dividing (1, -2) and (4, 7) in the ratio 1:2',
    'Find the coordinates of the point P which divides the line segment joining A(−2, 4) and B(−5, −3) in the ratio 1 : 3.',
  ],
  refuses: [
    'point dividing (1, -2) and (4, 7) externally in the ratio 1:2',
    'P(2, 1) divides A and B(4, 7) in the ratio 1:2, find A',
    'in what ratio does (2, 3) divide (1, 2) and (4, 5)',
    'x-coordinate of the point dividing (1, -2) and (4, 7) in the ratio 1:2',
    'point dividing (1, -2) and (4, 7) in the ratio k:1',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const [ratio, ...ratios] = factsOf(question, 'ratio')
    const [m, n, ...terms] = ratio?.terms ?? []
    if (!found || !a || !b || !ratio || !m || !n || more.length + ratios.length + terms.length > 0) return null
    if (dividesItself(question)) return null
    const letters = factsOf(question, 'letter').filter(
      ({ name }) => /^[C-Z]$/.test(name) && name !== a.name && name !== b.name,
    )
    const [point, ...points] = letters
    if (points.some(({ name }) => name !== point?.name)) return null
    return {
      given: { a, b, point: point?.name ?? 'P', division: { kind: 'ratio' as const, m, n } },
      used: [...found.used, ratio, ...letters, ...namesOf(question, [a, b])],
    }
  },
  before: () => 'Point: ',
})

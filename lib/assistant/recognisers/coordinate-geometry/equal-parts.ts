import { namesOf, pointsIn, pointWords } from './points'
import { equalParts as solution } from '../../../solutions/coordinate-geometry/equal-parts'
import { recogniser } from '../../recogniser'

export const equalParts = recogniser({
  id: 'equal-parts',
  solution,
  cues: ['trisection', 'trisect', 'parts'],
  words: [...pointWords, 'divide', 'divides', 'three', 'four', 'equal', 'into'],
  examples: [
    'Find the coordinates of the points of trisection of the line segment joining A(2, −2) and B(−7, 4).',
    'points which divide the line segment joining A(−2, 2) and B(2, 8) into four equal parts',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    if (!found || !a || !b || more.length > 0) return null
    const [three, four] = [
      ['trisection', 'trisect', 'three'].some((word) => question.words.includes(word)),
      question.words.includes('four'),
    ]
    return three !== four
      ? {
          given: { a, b, parts: three ? (3 as const) : (4 as const) },
          used: [...found.used, ...namesOf(question, [a, b])],
        }
      : null
  },
})

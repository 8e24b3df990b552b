import { divisionIn } from './division'
import { asksLength, namesOf, pointsIn, pointWords } from './points'
import { pointOnMedian as solution } from '../../../solutions/coordinate-geometry/point-on-median'
import { exactText } from '../../../solutions/coordinate-geometry/pieces/point'
import { sectionAt } from '../../../solutions/coordinate-geometry/pieces/section'
import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** "A(4, 2), B(6, 5), C(1, 4): the median from A meets BC at D. Find P on AD with AP : PD = 2 : 1." */
export const pointOnMedian = recogniser({
  id: 'point-on-median',
  solution,
  story: true,
  cues: ['median', 'midpoint', 'middle'],
  words: [...pointWords, 'median', 'triangle', 'triangular', 'vertices', 'side', 'midpoint', 'middle', 'divides'],
  examples: [
    'A(-8, 3), B(4, 2) and C(-8, -8) are the vertices of triangle ABC. The median from A meets BC at D. Find the coordinates of the point P on AD such that AP : PD = 2 : 1.',
    'In triangle ABC with the vertices A(-1, -6), B(-5, -6) and C(3, 6), AD is a median. The point P lies on AD and AP : PD = 1 : 2. Find the coordinates of P.',
    'A(4,2) B(6,5) C(1,4) triangle hai. median from A meets BC at D. find D and point P on AD such that AP:PD = 2:1',
    'a(4,2) b(6,5) c(1,4) are vertices of triangle ABC, median from A meets BC at D, find P on AD such that AP:PD = 2:1',
  ],
  refuses: [
    'A(-8, 3), B(4, 2) and C(-8, -8) are the vertices of triangle ABC. The median from A meets BC at D. Find the length of AD.',
    'A(-8, 3), B(4, 2) and C(-8, -8) are the vertices of triangle ABC. The median from B meets CA at E. Find P on BE with BP : PE = 2 : 1.',
    'A(-8, 3), B(4, 2) and C(-8, -8): the bisector of angle A meets BC at D. Find P on AD with AP : PD = 2 : 1, not on a median.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    if (!found || !a || !b || !c || more.length > 0 || `${a.name}${b.name}${c.name}` !== 'ABC') return null
    const division = divisionIn(question, 'A', 'D')
    if (division?.division.kind !== 'ratio' || division.point !== 'P' || asksLength(question)) return null
    const { m, n } = division.division
    const asked = phrase(
      question,
      '@d:letter and|aur point? @p:letter',
      '@d:letter and|aur coordinates point? @p:letter',
    )
    const both = asked?.facts.d.name === 'D' && asked.facts.p.name === 'P'
    return {
      given: { a, b, c, m, n, ...(both && { both }) },
      used: [...found.used, ...division.used, ...namesOf(question, [a, b, c], 'D', 'P')],
    }
  },
  // books ask for D first
  before: ({ b, c, both }) => (both ? 'D, P: ' : `D = ${exactText(sectionAt(b.at, c.at, 1, 1))}, P = `),
})

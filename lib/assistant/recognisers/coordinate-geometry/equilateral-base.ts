import { pointsIn, pointWords } from './points'
import { equilateralBase as solution, type BaseOnAxis } from '../../../solutions/coordinate-geometry/equilateral-base'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { sign } from '../../../maths'

export const equilateralBase = recogniser<BaseOnAxis>({
  id: 'equilateral-triangle-on-its-base',
  solution,
  story: true,
  cues: ['equilateral'],
  words: [...pointWords, 'triangle', 'equilateral', 'axis', 'vertices', 'vertex'],
  examples: [
    'The base BC of an equilateral triangle ABC lies on y-axis. The coordinates of point C are (0, -3). The origin is the mid-point of the base. Find the coordinates of the points A and B.',
    'The base QR of an equilateral triangle PQR lies on the x-axis. The coordinates of the point Q are (-4, 0) and the origin is the mid-point of the base. Find the coordinates of the points P and R.',
    'The base BC of an equilateral triangle ABC lies on y-axis. The coordinates of point C are (0, -3). The origin is the mid-point of the base. Find the coordinates of the points A and B. Also find the coordinates of another point D such that BACD is a rhombus.',
  ],
  refuses: [
    'The base BC of an equilateral triangle ABC lies on the y-axis. The coordinates of the point C are (0, -3). Find the coordinates of the points A and B.',
    'The base BC of an equilateral triangle ABC lies on the y-axis. The coordinates of the point C are (2, -3). The origin is the mid-point of the base. Find the coordinates of A and B.',
    'The base BC of an equilateral triangle ABC lies on the y-axis. The coordinates of the point C are (0, -3). The origin is the mid-point of the base. Find the coordinates of A and B if A lies on the left of the y-axis.',
    'The base BC of an equilateral triangle ABC lies on the x-axis. The coordinates of the point C are (0, -3). The origin is the mid-point of the base. Find the coordinates of A and B.',
  ],
  read: (question) => {
    const base = phrase(
      question,
      'base @b:letter equilateral triangle @t:letter lies|is on @x:letter axis',
      'triangle @t:letter equilateral . base @b:letter lies|is on @x:letter axis',
    )
    const middle = phrase(
      question,
      'origin midpoint base|@b:letter',
      'midpoint base|@b:letter origin',
      'origin midpoint @s:letter',
    )
    const points = pointsIn(question)
    const [point, ...more] = points?.points ?? []
    const asked = phrase(question, 'find coordinates? points? vertices? @p:letter @q:letter')
    if (!base || !middle || !points || !point || more.length > 0 || !asked) return null
    const [ends, corners, axis] = [base.facts.b.name, base.facts.t.name, base.facts.x.name.toLowerCase()]
    const named = phrase(question, '@n:letter @c:point')?.facts.n.name ?? ''
    const end = point.name !== 'A' || ends.includes('A') ? point.name : named
    const own = ends.includes(end) && end !== '' ? end : named
    const other = [...ends].find((letter) => letter !== own) ?? ''
    const vertex = [...corners].find((letter) => !ends.includes(letter)) ?? ''
    const along = axis === 'x' ? 0 : 1
    const wanted = [asked.facts.p.name, asked.facts.q.name]
    if (!/^[xy]$/.test(axis) || ends.length !== 2 || corners.length !== 3 || !ends.includes(own)) return null
    if (sign(point.at[1 - along] ?? point.at[0]) !== 0) return null
    if (![vertex, other].every((letter) => letter !== '' && wanted.includes(letter))) return null
    const rhombus = phrase(question, 'also? find coordinates? another? point @d:letter such @q:letter rhombus')
    const fourth = rhombus?.facts.d.name ?? ''
    const around = rhombus?.facts.q.name ?? ''
    if (rhombus && (around.length !== 4 || Math.abs(around.indexOf(own) - around.indexOf(other)) !== 2)) return null
    if (rhombus && Math.abs(around.indexOf(vertex) - around.indexOf(fourth)) !== 2) return null
    const { used, said } = told(question, base, middle, asked, rhombus)
    const letters = factsOf(question, 'letter').filter(({ name }) => name === own)
    return {
      given: {
        axis: axis === 'x' ? 'x' : 'y',
        told: point.at[along] ?? point.at[0],
        names: { told: own, other, vertex, ...(fourth !== '' && { fourth }) },
      },
      used: [...points.used, ...used, ...letters],
      said,
    }
  },
})

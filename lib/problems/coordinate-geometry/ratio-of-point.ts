import { drawDivision } from './pieces/division-draw'
import { lowest, ratioAt, ratioText } from './pieces/internal-ratio'
import { pointText } from './pieces/point'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { ratioOfPoint as ratioOf } from '../../solutions/coordinate-geometry/ratio-of-point'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "In what ratio does P(-4, 6) divide the line segment joining A(-6, 10) and B(3, -8)?" */
export const ratioOfPoint = template({
  id: 'cg-ratio-of-a-point',
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-of-point'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    division: drawDivision(random),
    stem: random.pick([
      (p: string, a: string, b: string) =>
        `In what ratio does the point $P${p}$ divide the line segment joining $A${a}$ and $B${b}$?`,
      (p: string, a: string, b: string) =>
        `The point $P${p}$ lies on the line segment joining $A${a}$ and $B${b}$. Find the ratio $AP : PB$.`,
      (p: string, a: string, b: string) =>
        `A straight road on a map runs from $A${a}$ to $B${b}$, and a tea stall stands on it at $P${p}$. In what ratio does the stall divide the road from $A$ to $B$?`,
    ]),
  }),
  given: ({ division: { a, b, p } }) => ({ a: named('A', a), b: named('B', b), p: named('P', p) }),
  solution: ratioOf,
  ask: ({ division: { a, b, p }, stem }) => ({
    question: stem(pointText(p), pointText(a), pointText(b)),
    rule: { kind: 'ratio' },
    hints: [
      'Let the ratio be $k : 1$ and use the section formula.',
      'One coordinate is enough to find $k$; use the other one to check.',
    ],
    explanation:
      'The letter $k$ stands for the single number $\\frac{AP}{PB}$, so there is one unknown only, and the ratio $k : 1$ is cleared of fractions at the end.',
  }),
  crossCheck: ({ division: { a, b, p } }) => {
    const [near, far] = [Math.hypot(p[0] - a[0], p[1] - a[1]), Math.hypot(p[0] - b[0], p[1] - b[1])]
    return ratioAt(near / (near + far))
  },
  slips: ({ division: { a, b, p, m, n } }) => {
    const [onRight, onLeft] = [p[0] - a[0], b[0]]
    const unscaled = onRight * onLeft > 0 ? [ratioText(lowest(onRight, onLeft))] : []
    return distinctSlips(`${m}:${n}`, [
      {
        response: `${n}:${m}`,
        note: 'That is $BP : PA$. In the section formula $k$ is multiplied by the coordinates of $B$.',
        step: 'formula',
      },
      {
        response: ratioText(lowest(m, m + n)),
        note: 'That compares $AP$ with the whole of $AB$; compare it with $PB$.',
        step: 'ratio',
      },
      ...unscaled.map((response) => ({
        response,
        note: 'Multiply the right-hand side by $k + 1$ as well.',
        step: 'cleared',
      })),
    ])
  },
})

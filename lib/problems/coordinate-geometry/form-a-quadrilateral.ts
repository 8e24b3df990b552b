import { fourParts, itemsFor } from './pieces/four-points'
import { drawFour, type Four } from './pieces/four-points-draw'
import { fourSlips } from './pieces/four-points-slips'
import { pointText, type Point } from './pieces/point'
import { letterAt } from '../kinds-of-question/lettered'
import { template } from '../template'

/** E.g. "Do P(-2, -1), Q(1, 1), R(4, 3) and S(2, -5), in this order, form a quadrilateral? Give a reason." */
export const formAQuadrilateral = template<Four>({
  id: 'cg-do-they-form-a-quadrilateral',
  version: 4,
  topic: 'coordinate-geometry',
  archetypes: ['cg-quadrilateral-none', 'cg-quadrilateral-type'],
  difficulty: 'medium',
  marks: 3,
  draw: drawFour,
  pose: (draw) => {
    const [p, q, r, s] = draw.points.map(pointText)
    const points = `$P${p}$, $Q${q}$, $R${r}$ and $S${s}$`
    return {
      question:
        [
          `Do the points ${points}, taken in this order, form a quadrilateral, and of what type?`,
          `Name the type of quadrilateral formed, if any, by the points ${points}, taken in this order.`,
          `Four saplings are planted at ${points} of a grid and joined in this order by a rope. What figure, if any, does the rope make?`,
        ][draw.stem] ?? '',
      parts: fourParts(draw),
      hints: [
        'If three of the points lie on one line, there is no quadrilateral.',
        'Three points lie on one line if two of the distances add up to the third.',
        'In a parallelogram the opposite sides are equal.',
      ],
      explanation: 'The distances decide: first whether there is a quadrilateral at all, then of what type it is.',
    }
  },
  crossCheck: ({ points: [p, q, r, s], kind, order }) => {
    const length = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]).toFixed(4)
    const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    const seen =
      turn(p, q, r) === 0
        ? 'collinear'
        : p[0] + r[0] === q[0] + s[0] && p[1] + r[1] === q[1] + s[1]
          ? 'parallelogram'
          : 'none'
    return [
      `PQ = ${length(p, q)}, QR = ${length(q, r)}, PR = ${length(p, r)}`,
      `RS = ${length(r, s)}, SP = ${length(s, p)}`,
      letterAt(order.indexOf(itemsFor(kind).indexOf(seen))),
    ]
  },
  slips: fourSlips,
})

import { pointText, measuredPoint, type Point } from './pieces/point'
import { drawCorners, type MidPoints } from './pieces/vertices-from-mid-points'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import {
  verticesFromMidPoints as fromMidPoints,
  type Given,
} from '../../solutions/coordinate-geometry/vertices-from-mid-points'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
const all = (points: readonly Point[]): string => points.map(pointText).join(', ')

/** E.g. "The mid-points of the sides AB, BC and CA of a triangle are (1, 3), (5, -1) and (2, 1). Find A, B and C." */
export const verticesFromMidPoints = template<MidPoints, Given>({
  id: 'cg-vertices-from-mid-points',
  version: 3,
  topic: 'coordinate-geometry',
  archetypes: ['cg-midpoints-to-vertices'],
  difficulty: 'hard',
  marks: 3,
  draw: drawCorners,
  given: ({ corners: [a, b, c] }) => ({
    d: named('D', middle(a, b)),
    e: named('E', middle(b, c)),
    f: named('F', middle(c, a)),
  }),
  solution: fromMidPoints,
  ask: ({ corners, stem }) => {
    const [a, b, c] = corners
    const [d, e, f] = [middle(a, b), middle(b, c), middle(c, a)]
    return {
      question:
        [
          `The mid-points of the sides $AB$, $BC$ and $CA$ of a triangle are $${pointText(d)}$, $${pointText(e)}$ and $${pointText(f)}$. Find the vertices $A$, $B$ and $C$.`,
          `$D${pointText(d)}$, $E${pointText(e)}$ and $F${pointText(f)}$ are the mid-points of the sides $AB$, $BC$ and $CA$ of $\\triangle ABC$. Find the coordinates of $A$, $B$ and $C$.`,
          `Three poles stand at the mid-points of the sides $AB$, $BC$ and $CA$ of a triangular field, at $${pointText(d)}$, $${pointText(e)}$ and $${pointText(f)}$ of the plan. Where are the corners $A$, $B$ and $C$ of the field?`,
        ][stem] ?? '',
      rule: { kind: 'coordinates', asked: { names: ['vertices', 'A', 'B', 'C', 'corners'] } },
      hints: [
        'Let the vertices be $A(x_1, y_1)$, $B(x_2, y_2)$ and $C(x_3, y_3)$ and write the three mid-points with them.',
        `The $x$-coordinates give three equations such as $x_1 + x_2 = ${2 * d[0]}$.`,
        'Add the three equations: that gives twice the sum of all three unknowns.',
      ],
      explanation: 'The sum of all three coordinates, less the sum of two of them, leaves the third.',
    }
  },
  crossCheck: ({ corners: [a, b, c] }) => {
    // A, the mid-points of AB and CA, and that of BC make a parallelogram.
    const [d, e, f] = [middle(a, b), middle(b, c), middle(c, a)]
    const corner = (p: Point, q: Point, r: Point) => measuredPoint(p[0] + q[0] - r[0], p[1] + q[1] - r[1])
    return [corner(d, f, e), corner(d, e, f), corner(e, f, d)].join(', ')
  },
  slips: ({ corners }) => {
    const [a, b, c] = corners
    const [d, e, f] = [middle(a, b), middle(b, c), middle(c, a)]
    const sum: Point = [a[0] + b[0] + c[0], a[1] + b[1] + c[1]]
    return distinctSlips(all(corners), [
      {
        response: all([middle(d, e), middle(e, f), middle(f, d)]),
        note: 'Those are the mid-points of the mid-points. The vertices lie farther out.',
        step: 'letters',
      },
      {
        response: all(corners.map(([x, y]): Point => [y, x])),
        note: 'The coordinates are in the wrong order: $x$ comes first.',
        step: 'last',
      },
      {
        response: all(corners.map(([x, y]): Point => [x + sum[0], y + sum[1]])),
        note: 'Adding the three equations gives twice the sum: halve it.',
        step: 'sum of x',
      },
      { response: pointText(a), note: 'That is $A$. Give $B$ and $C$ as well.', step: 'last' },
    ])
  },
})

import { measured, pointText, type Point } from './pieces/point'
import { equidistantOnAxis as onAxis } from '../../solutions/coordinate-geometry/equidistant-on-axis'
import type { Axis } from '../../solutions/coordinate-geometry/pieces/axis'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const axisStems: readonly ((axis: string, a: string, b: string) => string)[] = [
  (axis, a, b) => `Find the point on the $${axis}$-axis which is equidistant from $A${a}$ and $B${b}$.`,
  (axis, a, b) =>
    `Find the coordinates of the point on the $${axis}$-axis which is equidistant from the points $A${a}$ and $B${b}$.`,
  (axis, a, b) =>
    `A point $P$ on the $${axis}$-axis is at equal distances from $A${a}$ and $B${b}$. Find the coordinates of $P$.`,
]

/** The two given points, from where the wanted one lies along the axis. */
function endsOf(axis: Axis, along: number, ...steps: readonly [Point, Point]): readonly [Point, Point] {
  const place = ([u, v]: Point): Point => (axis === 'x' ? [along + u, v] : [v, along + u])
  return [place(steps[0]), place(steps[1])]
}

/** E.g. "Find the point on the x-axis which is equidistant from A(2, -5) and B(-2, 9)." */
export const equidistantOnAxis = template({
  id: 'cg-equidistant-on-axis',
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-axis'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const axis = random.pick(['x', 'y'] as const)
    const drawn = random.until(
      (source) => {
        const [p, q] = [source.integer(1, 8), source.integer(1, 8)]
        const turned: readonly Point[] = [
          [q, p],
          [q, -p],
          [-q, p],
          [-q, -p],
        ]
        return { along: source.integer(-7, 7), first: [p, source.pick([q, -q])] as const, second: source.pick(turned) }
      },
      ({ along, first, second }) =>
        along !== 0 &&
        first[0] !== second[0] &&
        Math.abs(first[1]) !== Math.abs(second[1]) &&
        [first, second].every(([u]) => Math.abs(along + u) <= 9),
    )
    return { axis, ...drawn, stem: random.pick(axisStems) }
  },
  given: ({ axis, along, first, second }) => {
    const [a, b] = endsOf(axis, along, first, second)
    return { a: named('A', a), b: named('B', b), axis }
  },
  solution: onAxis,
  ask: ({ axis, along, first, second, stem }) => {
    const [a, b] = endsOf(axis, along, first, second)
    return {
      question: stem(axis, pointText(a), pointText(b)),
      rule: { kind: 'coordinates' },
      hints: [
        `A point on the $${axis}$-axis has the form $${axis === 'x' ? '(x, 0)' : '(0, y)'}$: only one unknown.`,
        'Write $PA = PB$, square both sides, and use the distance formula.',
        `The terms in $${axis}^2$ cancel, so a linear equation is left.`,
      ],
      explanation: `Every point on the $${axis}$-axis has its ${axis === 'x' ? '$y$' : '$x$'}-coordinate zero. Squaring removes the roots without changing the solution, because distances are never negative.`,
    }
  },
  crossCheck: ({ axis, along, first, second }) => {
    const found = Array.from({ length: 401 }, (_, index) => (index - 200) / 2).filter(
      (t) => Math.abs(Math.hypot(t - along - first[0], first[1]) - Math.hypot(t - along - second[0], second[1])) < 1e-9,
    )
    return found.map((t) => (axis === 'x' ? `(${t}, 0)` : `(0, ${t})`)).join(', ')
  },
  slips: ({ axis, along, first, second }) => {
    const middle = measured(along + (first[0] + second[0]) / 2)
    return distinctSlips(axis === 'x' ? `(${along}, 0)` : `(0, ${along})`, [
      {
        response: axis === 'x' ? `(0, ${along})` : `(${along}, 0)`,
        note: `On the $${axis}$-axis it is the $${axis === 'x' ? 'y' : 'x'}$-coordinate that is zero.`,
        step: 'point',
      },
      {
        response: axis === 'x' ? `(${-along}, 0)` : `(0, ${-along})`,
        note: 'Check the sign when you collect the terms.',
        step: 'solved',
      },
      {
        response: axis === 'x' ? `(${middle}, 0)` : `(0, ${middle})`,
        note: `That takes the $${axis}$-coordinate of the mid-point of $AB$, which is not on the axis; use $PA = PB$.`,
        step: 'equal distances',
      },
    ])
  },
})

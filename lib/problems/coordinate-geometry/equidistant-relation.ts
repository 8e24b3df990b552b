import { bisector } from './pieces/bisector'
import { drawPoint, pointText, type Point } from './pieces/point'
import { equidistantRelation as relationOf } from '../../solutions/coordinate-geometry/equidistant-relation'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { sumText } from '../../maths'
import { template } from '../template'

const equation = ([a, b, c]: readonly [number, number, number]): string =>
  `${sumText([
    [a, 'x'],
    [b, 'y'],
  ])} = ${c}`

/** E.g. "Find a relation between x and y such that the point P(x, y) is equidistant from A(7, 1) and B(3, 5)." */
export const equidistantRelation = template({
  id: 'cg-equidistant-relation-xy',
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-relation'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    pair: random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 9), drawPoint(source, 9)],
      ([a, b]) => {
        if (a[0] === b[0] || a[1] === b[1]) return false
        const [p, q, r] = bisector(a, b)
        return 2 * (b[0] - a[0]) !== p && p <= 5 && Math.abs(q) <= 5 && r !== 0 && Math.abs(r) <= 15
      },
    ),
    stem: random.pick([
      (a: string, b: string) =>
        `Find a relation between $x$ and $y$ such that the point $P(x, y)$ is equidistant from the points $A${a}$ and $B${b}$.`,
      (a: string, b: string) =>
        `A point $P(x, y)$ moves so that $PA = PB$, where $A$ is $${a}$ and $B$ is $${b}$. Find the equation that $x$ and $y$ satisfy.`,
      (a: string, b: string) =>
        `Two schools stand at $A${a}$ and $B${b}$ on a grid map, and a bus stop at $P(x, y)$ is to be equally far from both. Find a relation between $x$ and $y$.`,
    ]),
  }),
  given: ({ pair: [a, b] }) => ({ a: named('A', a), b: named('B', b) }),
  solution: relationOf,
  ask: ({ pair: [a, b], stem }) => ({
    question: stem(pointText(a), pointText(b)),
    rule: { kind: 'expression', collected: true },
    hints: [
      'Write $PA^2 = PB^2$ with the distance formula.',
      'Expand the squares: $x^2$ and $y^2$ appear on both sides and cancel.',
      'Divide by the common factor at the end.',
    ],
    explanation:
      'The relation is the equation of the perpendicular bisector of $AB$: every point of it is equally far from $A$ and $B$, and no other point is.',
  }),
  crossCheck: ({ pair: [a, b] }) => {
    // The bisector passes through the mid-point and is perpendicular to AB.
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    return `(${dx})x + (${dy})y = ${dx * mx + dy * my}`
  },
  slips: ({ pair: [a, b] }) => {
    const [p, q, r] = bisector(a, b)
    return [
      { response: equation([p, -q, r]), note: 'A sign changed while collecting the terms in $y$.', step: 'collected' },
      { response: equation([p, q, -r]), note: 'Check the sign of the constant term.', step: 'collected' },
      {
        response: equation([p, q, 2 * r]),
        note: 'When you open a square such as $(x - a)^2$, the middle term is $-2ax$, with the factor 2.',
        step: 'opened',
      },
    ]
  },
})

import { pointText, type Point } from './pieces/point'
import { cornersOf, drawDiagonal } from './pieces/square-diagonal'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { squareOtherVertices as solution } from '../../solutions/coordinate-geometry/square-other-vertices'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const both = (points: readonly Point[]): string => points.map(pointText).join(', ')

/** E.g. "A(1, 2) and C(5, 4) are opposite vertices of a square. Find the other two vertices." */
export const squareOtherVertices = template({
  id: 'cg-square-other-two-vertices',
  version: 3,
  topic: 'coordinate-geometry',
  archetypes: ['cg-square-other-vertices'],
  difficulty: 'hard',
  marks: 5,
  draw: drawDiagonal,
  given: (draw) => {
    const { a, c } = cornersOf(draw)
    return { a: named('A', a).at, c: named('C', c).at }
  },
  solution,
  ask: (draw) => {
    const { a, c } = cornersOf(draw)
    const [p, q] = [pointText(a), pointText(c)]
    return {
      question:
        [
          `$A${p}$ and $C${q}$ are opposite vertices of a square $ABCD$. Find the coordinates of the other two vertices.`,
          `The two opposite vertices of a square are $A${p}$ and $C${q}$. Find the other two vertices $B$ and $D$.`,
          `On a plan, a square room $ABCD$ has its corners $A$ and $C$, the ends of a diagonal, at $${p}$ and $${q}$. Find the places of the other two corners.`,
        ][draw.stem] ?? '',
      rule: { kind: 'coordinates', exchangeable: true },
      hints: [
        'Let $B$ be $(x, y)$. What do you know of $AB$ and $BC$? This gives a linear equation.',
        'The diagonals of a square are equal and bisect each other: how far is $B$ from the mid-point of $AC$?',
        'Put the linear equation in the other one: it has two solutions, $B$ and $D$.',
      ],
      explanation:
        'Both $B$ and $D$ are as far from $A$ as from $C$, and as far from the middle of the square as $A$ is; so the same two equations give both.',
    }
  },
  crossCheck: (draw) => {
    const { a, c } = cornersOf(draw)
    const length = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
    const diagonal = length(a, c)
    const found: Point[] = []
    for (let x = -30; x <= 30; x++)
      for (let y = -30; y <= 30; y++) {
        const [one, two] = [length(a, [x, y]), length([x, y], c)]
        if (Math.abs(one - two) < 1e-9 && Math.abs(Math.hypot(one, two) - diagonal) < 1e-9) found.push([x, y])
      }
    return both(found)
  },
  slips: (draw) => {
    const { a, b, c, d } = cornersOf(draw)
    const swapped = (q: Point): Point => [q[1], q[0]]
    const upright: readonly [Point, Point] = [
      [a[0], c[1]],
      [c[0], a[1]],
    ]
    const isKey = (points: readonly Point[]) =>
      points.map(pointText).toSorted().join() === [b, d].map(pointText).toSorted().join()
    const one = 'That is one of them. The equation for the square has two roots.'
    return distinctSlips(both([b, d]), [
      ...(isKey(upright)
        ? []
        : [
            {
              response: both(upright),
              note: 'These make a rectangle with sides parallel to the axes. Are its sides equal?',
              step: 'equal sides',
            },
          ]),
      { response: pointText(b), note: one, step: 'roots' },
      { response: pointText(d), note: one, step: 'roots' },
      ...(isKey([swapped(b), swapped(d)])
        ? []
        : [
            {
              response: both([swapped(b), swapped(d)]),
              note: 'The coordinates are in the wrong order: $x$ comes first.',
              step: 'last',
            },
          ]),
    ])
  },
})

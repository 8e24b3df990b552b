import { drawPoint, pointText, type Point } from './pieces/point'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { rhombusArea as areaOfRhombus } from '../../solutions/coordinate-geometry/rhombus-area'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** Diagonals s(p, q) and t(-q, p) on each side of a centre: perpendicular and bisecting each other. */
const rhombusCorners = ([h, k]: Point, [p, q]: Point, s: number, t: number): readonly [Point, Point, Point, Point] => [
  [h + s * p, k + s * q],
  [h - t * q, k + t * p],
  [h - s * p, k - s * q],
  [h + t * q, k - t * p],
]

const rhombusStems: readonly ((points: string) => string)[] = [
  (points) => `Find the area of the rhombus $ABCD$ whose vertices, taken in order, are ${points}.`,
  (points) => `The vertices of a rhombus, taken in order, are ${points}. Find its area.`,
  (points) =>
    `A flower bed in the shape of a rhombus has its corners, in order, at ${points} on a grid. Find its area in square units.`,
]

/** E.g. "Find the area of the rhombus whose vertices, taken in order, are (3, 0), (4, 5), (-1, 4) and (-2, -1)." */
export const rhombusArea = template({
  id: 'cg-rhombus-area',
  topic: 'coordinate-geometry',
  archetypes: ['cg-perimeter-area'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => ({
        centre: drawPoint(source, 4),
        arm: [source.integer(0, 3), source.integer(1, 4)] as const,
        s: source.integer(1, 4),
        t: source.integer(1, 4),
        stem: source.pick(rhombusStems),
      }),
      ({ centre, arm, s, t }) =>
        s !== t && rhombusCorners(centre, arm, s, t).every((corner) => corner.every((value) => Math.abs(value) <= 9)),
    ),
  given: ({ centre, arm, s, t }) => {
    const [a, b, c, d] = rhombusCorners(centre, arm, s, t)
    return { corners: [named('A', a), named('B', b), named('C', c), named('D', d)] as const }
  },
  solution: areaOfRhombus,
  ask: ({ centre, arm, s, t, stem }) => {
    const [a, b, c, d] = rhombusCorners(centre, arm, s, t)
    const irrational = !Number.isInteger(Math.sqrt(arm[0] ** 2 + arm[1] ** 2))
    return {
      question: stem(`$A${pointText(a)}$, $B${pointText(b)}$, $C${pointText(c)}$ and $D${pointText(d)}$`),
      rule: { kind: 'number', unit: 'square units' },
      hints: [
        'The area of a rhombus is half the product of its diagonals.',
        'The diagonals join opposite vertices: $AC$ and $BD$.',
        ...(irrational ? ['Keep the roots: they disappear when you multiply.'] : []),
      ],
      explanation:
        'The diagonals of a rhombus cut each other at right angles, so they cut it into four equal right triangles; together these are half the rectangle on the diagonals.',
    }
  },
  crossCheck: ({ centre, arm, s, t }) => {
    const corners = rhombusCorners(centre, arm, s, t)
    const doubled = corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0]
      return sum + x * nextY - y * nextX
    }, 0)
    return `${Math.abs(doubled) / 2}`
  },
  slips: ({ arm, s, t }) => {
    const unit = arm[0] ** 2 + arm[1] ** 2
    return distinctSlips(`${2 * s * t * unit}`, [
      { response: `${4 * s * t * unit}`, note: 'Take half of the product of the diagonals.', step: 'area' },
      {
        response: `${(s * s + t * t) * unit}`,
        note: 'That is the square of a side; a rhombus is not a square.',
        step: 'formula',
      },
      {
        response: `${8 * (s * t * unit) ** 2}`,
        note: 'Those are the squares of the diagonals: take the square root of each before you multiply.',
        step: 'AC',
      },
    ])
  },
})

import { drawPoint, pointText, squareTex, type Point } from './point'
import { bracketed } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

const notFlat = (u: Point, v: Point): boolean => u[0] * v[1] - u[1] * v[0] !== 0

/** E.g. "If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x and y." */
export const parallelogramUnknowns = template({
  id: 'cg-parallelogram-unknowns',
  topic: 'coordinate-geometry',
  archetypes: ['cg-parallelogram-vertex'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: drawPoint(source, 7), u: drawPoint(source, 5), v: drawPoint(source, 5) }),
      ({ a, u, v }) =>
        notFlat(u, v) &&
        a[0] + u[0] + v[0] !== a[1] + u[1] &&
        [a[0] + u[0] + v[0], a[1] + u[1] + v[1]].every((value) => Math.abs(value) <= 9),
    ),
    names: random.pick([
      ['A', 'B', 'C', 'D'],
      ['P', 'Q', 'R', 'S'],
    ] as const),
  }),
  pose: ({ a, u, v, names: [p, q, r, s] }) => {
    const b: Point = [a[0] + u[0], a[1] + u[1]]
    const c: Point = [b[0] + v[0], b[1] + v[1]]
    const d: Point = [a[0] + v[0], a[1] + v[1]]
    return {
      question: `If $${p}${pointText(a)}$, $${q}(${b[0]}, y)$, $${r}(x, ${c[1]})$ and $${s}${pointText(d)}$ are the vertices of a parallelogram taken in order, find the values of $x$ and $y$.`,
      rule: { kind: 'pair', expected: `x = ${c[0]}, y = ${b[1]}` },
      hints: [
        'The diagonals of a parallelogram bisect each other.',
        `So the mid-point of $${p}${r}$ is the mid-point of $${q}${s}$.`,
      ],
      steps: [
        `In a parallelogram the diagonals $${p}${r}$ and $${q}${s}$ have the same mid-point.`,
        `$\\left(\\frac{${a[0]} + x}{2}, \\frac{${a[1]} + ${bracketed(c[1])}}{2}\\right) = \\left(\\frac{${b[0]} + ${bracketed(d[0])}}{2}, \\frac{y + ${bracketed(d[1])}}{2}\\right)$`,
        `Comparing the first coordinates, $${a[0]} + x = ${b[0] + d[0]}$, so $x = ${c[0]}$`,
        `Comparing the second coordinates, $${a[1] + c[1]} = y + ${bracketed(d[1])}$, so $y = ${b[1]}$`,
        `Hence $x = ${c[0]}$ and $y = ${b[1]}$.`,
      ],
      explanation: `"Taken in order" tells which vertices are opposite: $${p}$ with $${r}$ and $${q}$ with $${s}$. Comparing mid-points avoids every square root.`,
    }
  },
  crossCheck: ({ a, u, v }) => {
    const [bx, cy] = [a[0] + u[0], a[1] + u[1] + v[1]]
    const [dx, dy] = [a[0] + v[0], a[1] + v[1]]
    const range = Array.from({ length: 61 }, (_, index) => index - 30)
    // Opposite sides AB and DC must be the same step.
    const found = range.flatMap((x) =>
      range.filter((y) => bx - a[0] === x - dx && y - a[1] === cy - dy).map((y) => `x = ${x}, y = ${y}`),
    )
    return found.join('; ')
  },
  slips: ({ a, u, v }) => {
    const [x, y] = [a[0] + u[0] + v[0], a[1] + u[1]]
    return distinctSlips(`x = ${x}, y = ${y}`, [
      { response: `x = ${y}, y = ${x}`, note: 'The two values are exchanged.' },
      {
        response: `x = ${a[0] + u[0] - v[0]}, y = ${a[1] + u[1]}`,
        note: 'Opposite vertices make the diagonals: the first with the third, the second with the fourth.',
      },
    ])
  },
})

/** Diagonals s(p, q) and t(-q, p) on each side of a centre: perpendicular and bisecting each other. */
const rhombusCorners = ([h, k]: Point, [p, q]: Point, s: number, t: number): readonly [Point, Point, Point, Point] => [
  [h + s * p, k + s * q],
  [h - t * q, k + t * p],
  [h - s * p, k - s * q],
  [h + t * q, k - t * p],
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
      }),
      ({ centre, arm, s, t }) =>
        s !== t && rhombusCorners(centre, arm, s, t).every((corner) => corner.every((value) => Math.abs(value) <= 9)),
    ),
  pose: ({ centre, arm, s, t }) => {
    const [a, b, c, d] = rhombusCorners(centre, arm, s, t)
    const unit = arm[0] ** 2 + arm[1] ** 2
    const root = Number.isInteger(Math.sqrt(unit)) ? null : unit
    const show = (factor: number) => (root ? `${factor}\\sqrt{${root}}` : `${factor * Math.sqrt(unit)}`)
    const diagonal = (name: string, from: Point, to: Point, factor: number) =>
      `$${name} = \\sqrt{${squareTex(to[0] - from[0])} + ${squareTex(to[1] - from[1])}} = \\sqrt{${factor * factor * unit}} = ${show(factor)}$`
    return {
      question: `Find the area of the rhombus $ABCD$ whose vertices, taken in order, are $A${pointText(a)}$, $B${pointText(b)}$, $C${pointText(c)}$ and $D${pointText(d)}$.`,
      rule: { kind: 'number', expected: `${2 * s * t * unit}`, unit: 'square units' },
      hints: [
        'The area of a rhombus is half the product of its diagonals.',
        'The diagonals join opposite vertices: $AC$ and $BD$.',
        'Keep the roots: they disappear when you multiply.',
      ],
      steps: [
        'Area of a rhombus $= \\frac{1}{2} \\times d_1 \\times d_2$',
        diagonal('AC', a, c, 2 * s),
        diagonal('BD', b, d, 2 * t),
        `Area $= \\frac{1}{2} \\times ${show(2 * s)} \\times ${show(2 * t)} = ${2 * s * t * unit}$`,
        `Hence the area of the rhombus is $${2 * s * t * unit}$ square units.`,
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
      { response: `${4 * s * t * unit}`, note: 'Take half of the product of the diagonals.' },
      { response: `${(s * s + t * t) * unit}`, note: 'That is the square of a side; a rhombus is not a square.' },
    ])
  },
})

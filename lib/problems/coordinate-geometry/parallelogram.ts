import { drawPoint, pointText, squareTex, type Point } from './pieces/point'
import { surd, surdTex, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

const notFlat = (u: Point, v: Point): boolean => u[0] * v[1] - u[1] * v[0] !== 0

const stems: readonly ((points: readonly string[], name: string) => string)[] = [
  ([p, q, r, s]) =>
    `If ${p}, ${q}, ${r} and ${s} are the vertices of a parallelogram taken in order, find the values of $x$ and $y$.`,
  ([p, q, r, s], name) =>
    `The vertices of a parallelogram $${name}$ are ${p}, ${q}, ${r} and ${s}. Find the values of $x$ and $y$.`,
  ([p, q, r, s]) =>
    `Find $x$ and $y$, if ${p}, ${q}, ${r} and ${s}, taken in order, are the vertices of a parallelogram.`,
]

/** "2 + x", "7 - 4", "y - 3": two terms with a zero left out. */
const sumOf = (...terms: readonly (number | 'x' | 'y')[]): string =>
  sumTex(terms.map((term) => (typeof term === 'number' ? [term, ''] : [1, term])))

/** "$2 + x = 7$, so $x = 5$", and "$x = 7$" when nothing has to be taken over. */
const solved = (sum: string, letter: 'x' | 'y', total: number, value: number): string =>
  total === value ? `$${letter} = ${value}$` : `$${sum} = ${total}$, so $${letter} = ${value}$`

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
    stem: random.pick(stems),
    names: random.pick([
      ['A', 'B', 'C', 'D'],
      ['P', 'Q', 'R', 'S'],
    ] as const),
  }),
  pose: ({ a, u, v, names: [p, q, r, s], stem }) => {
    const b: Point = [a[0] + u[0], a[1] + u[1]]
    const c: Point = [b[0] + v[0], b[1] + v[1]]
    const d: Point = [a[0] + v[0], a[1] + v[1]]
    return {
      question: stem(
        [`$${p}${pointText(a)}$`, `$${q}(${b[0]}, y)$`, `$${r}(x, ${c[1]})$`, `$${s}${pointText(d)}$`],
        `${p}${q}${r}${s}`,
      ),
      rule: { kind: 'pair', expected: `x = ${c[0]}, y = ${b[1]}` },
      hints: [
        'The diagonals of a parallelogram bisect each other.',
        `So the mid-point of $${p}${r}$ is the mid-point of $${q}${s}$.`,
      ],
      steps: [
        earns(
          0.5,
          `The diagonals of a parallelogram bisect each other, so $${p}${r}$ and $${q}${s}$ have the same mid-point.`,
        ),
        earns(
          0.5,
          `$\\left(\\frac{${sumOf(a[0], 'x')}}{2}, \\frac{${sumOf(a[1], c[1])}}{2}\\right) = \\left(\\frac{${sumOf(b[0], d[0])}}{2}, \\frac{${sumOf('y', d[1])}}{2}\\right)$`,
        ),
        earns(0.5, `Comparing the $x$-coordinates, ${solved(sumOf(a[0], 'x'), 'x', b[0] + d[0], c[0])}`),
        earns(0.5, `Comparing the $y$-coordinates, ${solved(sumOf('y', d[1]), 'y', a[1] + c[1], b[1])}`),
        `Hence $x = ${c[0]}$ and $y = ${b[1]}$.`,
      ],
      explanation: `The order of the vertices tells which of them are opposite: $${p}$ with $${r}$ and $${q}$ with $${s}$. Comparing mid-points avoids every square root.`,
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
      { response: `x = ${y}, y = ${x}`, note: 'The two values are exchanged.', step: 'last' },
      {
        response: `x = ${a[0] + u[0] - v[0]}, y = ${a[1] + u[1] + 2 * v[1]}`,
        note: 'Opposite vertices make the diagonals: the first with the third, the second with the fourth.',
        step: 1,
      },
      {
        response: `x = ${x + 2 * a[0]}, y = ${y + 2 * (a[1] + v[1])}`,
        note: 'A number that goes to the other side of the equation changes its sign.',
        step: a[0] === 0 ? 4 : 3,
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
  pose: ({ centre, arm, s, t, stem }) => {
    const [a, b, c, d] = rhombusCorners(centre, arm, s, t)
    const unit = arm[0] ** 2 + arm[1] ** 2
    const irrational = !Number.isInteger(Math.sqrt(unit))
    const show = (factor: number) => surdTex(surd(factor, unit))
    const diagonal = (name: string, from: Point, to: Point, factor: number) =>
      `$${name} = \\sqrt{${squareTex(to[0] - from[0])} + ${squareTex(to[1] - from[1])}} = \\sqrt{${factor * factor * unit}} = ${show(factor)}$`
    return {
      question: stem(`$A${pointText(a)}$, $B${pointText(b)}$, $C${pointText(c)}$ and $D${pointText(d)}$`),
      rule: { kind: 'number', expected: `${2 * s * t * unit}`, unit: 'square units' },
      hints: [
        'The area of a rhombus is half the product of its diagonals.',
        'The diagonals join opposite vertices: $AC$ and $BD$.',
        ...(irrational ? ['Keep the roots: they disappear when you multiply.'] : []),
      ],
      steps: [
        earns(
          0.5,
          'Area of a rhombus $= \\frac{1}{2} \\times d_1 \\times d_2$, where $d_1 = AC$ and $d_2 = BD$ are the diagonals.',
        ),
        earns(0.5, diagonal('AC', a, c, 2 * s)),
        earns(0.5, diagonal('BD', b, d, 2 * t)),
        earns(1, `Area $= \\frac{1}{2} \\times ${show(2 * s)} \\times ${show(2 * t)} = ${2 * s * t * unit}$`),
        earns(0.5, `Hence the area of the rhombus is $${2 * s * t * unit}$ square units.`),
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
      { response: `${4 * s * t * unit}`, note: 'Take half of the product of the diagonals.', step: 4 },
      {
        response: `${(s * s + t * t) * unit}`,
        note: 'That is the square of a side; a rhombus is not a square.',
        step: 1,
      },
      {
        response: `${8 * (s * t * unit) ** 2}`,
        note: 'Those are the squares of the diagonals: take the square root of each before you multiply.',
        step: 2,
      },
    ])
  },
})

import { drawPoint, pointText, type Point } from './pieces/point'
import { parallelogramUnknowns as unknownsOf } from '../../solutions/coordinate-geometry/parallelogram-unknowns'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const notFlat = (u: Point, v: Point): boolean => u[0] * v[1] - u[1] * v[0] !== 0

const stems: readonly ((points: readonly string[], name: string) => string)[] = [
  ([p, q, r, s]) =>
    `If ${p}, ${q}, ${r} and ${s} are the vertices of a parallelogram taken in order, find the values of $x$ and $y$.`,
  ([p, q, r, s], name) =>
    `The vertices of a parallelogram $${name}$ are ${p}, ${q}, ${r} and ${s}. Find the values of $x$ and $y$.`,
  ([p, q, r, s]) =>
    `Find $x$ and $y$, if ${p}, ${q}, ${r} and ${s}, taken in order, are the vertices of a parallelogram.`,
]

interface Corners {
  readonly a: Point
  readonly u: Point
  readonly v: Point
}

/** The vertices after the first, in order. */
function othersOf({ a, u, v }: Corners): Readonly<Record<'b' | 'c' | 'd', Point>> {
  const b: Point = [a[0] + u[0], a[1] + u[1]]
  return { b, c: [b[0] + v[0], b[1] + v[1]], d: [a[0] + v[0], a[1] + v[1]] }
}

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
  given: (draw) => {
    const { a, names } = draw
    const { b, c, d } = othersOf(draw)
    return {
      a: named(names[0], a),
      b: { name: names[1], letter: 'y', unknown: 'y' as const, known: fraction(b[0]) },
      c: { name: names[2], letter: 'x', unknown: 'x' as const, known: fraction(c[1]) },
      d: named(names[3], d),
    }
  },
  solution: unknownsOf,
  ask: (draw) => {
    const { a, names, stem } = draw
    const [p, q, r, s] = names
    const { b, c, d } = othersOf(draw)
    return {
      question: stem(
        [`$${p}${pointText(a)}$`, `$${q}(${b[0]}, y)$`, `$${r}(x, ${c[1]})$`, `$${s}${pointText(d)}$`],
        `${p}${q}${r}${s}`,
      ),
      rule: { kind: 'pair' },
      hints: [
        'The diagonals of a parallelogram bisect each other.',
        `So the mid-point of $${p}${r}$ is the mid-point of $${q}${s}$.`,
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
        step: 'diagonals',
      },
      {
        response: `x = ${x + 2 * a[0]}, y = ${y + 2 * (a[1] + v[1])}`,
        note: 'A number that goes to the other side of the equation changes its sign.',
        step: a[0] === 0 ? 'y' : 'x',
      },
    ])
  },
})

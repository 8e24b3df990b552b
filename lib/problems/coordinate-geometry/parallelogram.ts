import { drawPoint, pointText, type Point } from './pieces/point'
import type { Said } from '../../solutions/claim'
import { sumStep } from '../../solutions/coordinate-geometry/pieces/linear'
import { fraction, sumTex, type Term } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, says, template } from '../template'

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

const solved = (letter: 'x' | 'y', terms: readonly Term[], total: number, value: number): Said =>
  sumStep(`Comparing the $${letter}$-coordinates, `, terms, letter, fraction(total), fraction(value))

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
          'diagonals',
        ),
        earns(
          0.5,
          `$\\left(\\frac{${sumOf(a[0], 'x')}}{2}, \\frac{${sumOf(a[1], c[1])}}{2}\\right) = \\left(\\frac{${sumOf(b[0], d[0])}}{2}, \\frac{${sumOf('y', d[1])}}{2}\\right)$`,
        ),
        earns(
          0.5,
          solved(
            'x',
            [
              [a[0], ''],
              [1, 'x'],
            ],
            b[0] + d[0],
            c[0],
          ),
          'x',
        ),
        earns(
          0.5,
          solved(
            'y',
            [
              [1, 'y'],
              [d[1], ''],
            ],
            a[1] + c[1],
            b[1],
          ),
          'y',
        ),
        says`Hence ${chain('x', `${c[0]}`)} and ${chain('y', `${b[1]}`)}.`,
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

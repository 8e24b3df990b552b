import { drawPoint, pointText, type Point } from './pieces/point'
import { bracketed, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

const stems: readonly ((a: string, b: string, c: string) => string)[] = [
  (a, b, c) =>
    `Three vertices of a parallelogram $ABCD$, taken in order, are $A${a}$, $B${b}$ and $C${c}$. Find the coordinates of the fourth vertex $D$.`,
  (a, b, c) =>
    `$A${a}$, $B${b}$ and $C${c}$ are three vertices of a parallelogram $ABCD$ in this order. Find the fourth vertex $D$.`,
  (a, b, c) =>
    `A floor tile is drawn on a grid as a parallelogram $ABCD$. Three of its corners, in order, are $A${a}$, $B${b}$ and $C${c}$. Find the coordinates of the corner $D$.`,
]

/** "3 + x" and "x": a number and a letter with a zero left out. */
const withLetter = (value: number, letter: string): string =>
  sumTex([
    [value, ''],
    [1, letter],
  ])

/** "$3 + x = 7$, so $x = 4$". */
const solved = (value: number, letter: string, total: number): string =>
  value === 0
    ? `$${letter} = ${total}$`
    : `$${withLetter(value, letter)} = ${total}$, so $${letter} = ${total - value}$`

/** E.g. "Three vertices of a parallelogram ABCD, taken in order, are A(1, 2), B(4, 3) and C(6, 6). Find D." */
export const fourthVertex = template({
  id: 'cg-fourth-vertex',
  topic: 'coordinate-geometry',
  archetypes: ['cg-parallelogram-vertex', 'cg-other-end'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: drawPoint(source, 7), b: drawPoint(source, 7), c: drawPoint(source, 7) }),
      ({ a, b, c }) => {
        const [x, y] = [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]
        const bent = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return Math.abs(bent) >= 5 && x !== y && Math.abs(x) <= 9 && Math.abs(y) <= 9
      },
    ),
    stem: random.pick(stems),
  }),
  pose: ({ a, b, c, stem }) => {
    const [sumX, sumY] = [a[0] + c[0], a[1] + c[1]]
    const d: Point = [sumX - b[0], sumY - b[1]]
    return {
      question: stem(pointText(a), pointText(b), pointText(c)),
      rule: { kind: 'coordinates', expected: pointText(d) },
      hints: [
        'Which property of the diagonals of a parallelogram do you know?',
        'The diagonals are $AC$ and $BD$: they have the same mid-point.',
      ],
      steps: [
        'Let $D$ be $(x, y)$.',
        earns(
          0.5,
          'The diagonals $AC$ and $BD$ of a parallelogram bisect each other, so they have the same mid-point.',
        ),
        earns(
          0.5,
          `$\\left(\\frac{${withLetter(b[0], 'x')}}{2}, \\frac{${withLetter(b[1], 'y')}}{2}\\right) = \\left(\\frac{${a[0]} + ${bracketed(c[0])}}{2}, \\frac{${a[1]} + ${bracketed(c[1])}}{2}\\right)$`,
        ),
        earns(0.5, `Comparing the $x$-coordinates, ${solved(b[0], 'x', sumX)}`),
        earns(0.5, `Comparing the $y$-coordinates, ${solved(b[1], 'y', sumY)}`),
        `Hence the fourth vertex is $D${pointText(d)}$.`,
      ],
      explanation:
        'The order of the letters decides: in $ABCD$ the vertices $A$ and $C$ are opposite, and so are $B$ and $D$.',
    }
  },
  crossCheck: ({ a, b, c }) => {
    // The step from A to D is the step from B to C.
    const range = Array.from({ length: 61 }, (_, index) => index - 30)
    const found = range.flatMap((x) =>
      range.filter((y) => x - a[0] === c[0] - b[0] && y - a[1] === c[1] - b[1]).map((y) => `(${x}, ${y})`),
    )
    return found.join(', ')
  },
  slips: ({ a, b, c }) => {
    const [x, y] = [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]
    return distinctSlips(pointText([x, y]), [
      {
        response: pointText([b[0] + c[0] - a[0], b[1] + c[1] - a[1]]),
        note: 'Then $A$ and the new point would be opposite. In $ABCD$ it is $B$ that is opposite to $D$.',
        step: 2,
      },
      {
        response: pointText([a[0] + b[0] - c[0], a[1] + b[1] - c[1]]),
        note: 'Then $C$ and the new point would be opposite. In $ABCD$ it is $B$ that is opposite to $D$.',
        step: 2,
      },
      { response: pointText([y, x]), note: 'The coordinates are in the wrong order: $x$ comes first.', step: 'last' },
    ])
  },
})

import { drawPoint, pointText } from './pieces/point'
import { fourthVertex as fourthOf } from '../../solutions/coordinate-geometry/fourth-vertex'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const stems: readonly ((a: string, b: string, c: string) => string)[] = [
  (a, b, c) =>
    `Three vertices of a parallelogram $ABCD$, taken in order, are $A${a}$, $B${b}$ and $C${c}$. Find the coordinates of the fourth vertex $D$.`,
  (a, b, c) =>
    `$A${a}$, $B${b}$ and $C${c}$ are three vertices of a parallelogram $ABCD$ in this order. Find the fourth vertex $D$.`,
  (a, b, c) =>
    `A floor tile is drawn on a grid as a parallelogram $ABCD$. Three of its corners, in order, are $A${a}$, $B${b}$ and $C${c}$. Find the coordinates of the corner $D$.`,
]

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
  given: ({ a, b, c }) => ({ a: named('A', a), b: named('B', b), c: named('C', c), fourth: 'D' }),
  solution: fourthOf,
  ask: ({ a, b, c, stem }) => ({
    question: stem(pointText(a), pointText(b), pointText(c)),
    rule: { kind: 'coordinates' },
    hints: [
      'Which property of the diagonals of a parallelogram do you know?',
      'The diagonals are $AC$ and $BD$: they have the same mid-point.',
    ],
    explanation:
      'The order of the letters decides: in $ABCD$ the vertices $A$ and $C$ are opposite, and so are $B$ and $D$.',
  }),
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
        step: 'diagonals',
      },
      {
        response: pointText([a[0] + b[0] - c[0], a[1] + b[1] - c[1]]),
        note: 'Then $C$ and the new point would be opposite. In $ABCD$ it is $B$ that is opposite to $D$.',
        step: 'diagonals',
      },
      { response: pointText([y, x]), note: 'The coordinates are in the wrong order: $x$ comes first.', step: 'last' },
    ])
  },
})

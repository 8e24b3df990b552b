import { lengthRule } from './pieces/length-rule'
import { measured, pointText } from './pieces/point'
import { rectangleOnAxes as solution } from '../../solutions/coordinate-geometry/rectangle-on-axes'
import { fraction, surd, surdTex, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  /** Where the two sides on the axes end: on the x-axis and on the y-axis. */
  readonly x: number
  readonly y: number
  readonly ask: 'diagonal' | 'corner'
  readonly stem: 0 | 1 | 2
}

const legs = [
  [3, 4],
  [6, 8],
  [5, 12],
  [8, 15],
  [9, 12],
  [7, 24],
  [12, 16],
  [2, 4],
  [3, 6],
  [2, 6],
  [4, 8],
  [3, 9],
  [5, 10],
  [4, 12],
  [6, 12],
] as const

const stems = {
  diagonal: [
    (a: string, b: string) =>
      `$A${a}$, $O(0, 0)$ and $B${b}$ are three vertices of the rectangle $AOBC$. Find the length of a diagonal.`,
    (a: string, b: string) =>
      `A rectangle has one corner at the origin and two more corners at $A${a}$ and $B${b}$. How long are its diagonals, in units?`,
    (a: string, b: string) =>
      `Two sides of a rectangular field lie along the axes of a plan; they end at $A${a}$ and $B${b}$. Find the length of the diagonal of the field, in units of the plan.`,
  ],
  corner: [
    (a: string, b: string) =>
      `$A${a}$, $O(0, 0)$ and $B${b}$ are three vertices of the rectangle $AOBC$. Find the coordinates of $C$.`,
    (a: string, b: string) =>
      `A rectangle has one corner at the origin and two more corners at $A${a}$ and $B${b}$. Find its fourth corner.`,
    (a: string, b: string) =>
      `Two sides of a rectangular field lie along the axes of a plan; they go from the origin to $A${a}$ and to $B${b}$. Where is the corner opposite to the origin?`,
  ],
} as const

/** E.g. "A(0, -8), O(0, 0) and B(15, 0) are three vertices of the rectangle AOBC. Find the length of a diagonal." */
export const rectangleOnAxes = template({
  id: 'cg-rectangle-on-the-axes',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-rectangle-diagonal', 'cg-distance-origin-axis'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => {
    const [p, q] = random.pick(legs)
    const [u, v] = random.pick([
      [p, q],
      [q, p],
    ] as const)
    return {
      x: random.pick([u, -u]),
      y: random.pick([v, -v]),
      ask: random.pick(['diagonal', 'diagonal', 'corner'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ x, y, ask }) => ({ x: fraction(x), y: fraction(y), ask }),
  solution,
  ask: ({ x, y, ask, stem }) => {
    const square = x * x + y * y
    const question = stems[ask][stem](pointText([0, y]), pointText([x, 0]))
    if (ask === 'corner')
      return {
        question,
        rule: { kind: 'coordinates' },
        hints: [
          'Draw the rectangle. Which sides lie on the axes?',
          'Which coordinate does the fourth corner share with $B$, and which with $A$?',
        ],
        explanation:
          'Opposite sides of a rectangle are parallel, so each coordinate of the fourth corner is read off from one of the others.',
      }
    return {
      question,
      rule: lengthRule(square),
      hints: [
        'The diagonals of a rectangle are equal. Which of them has two known ends?',
        'Use the distance formula for $AB$.',
      ],
      explanation: `The diagonal is the hypotenuse of the right triangle $AOB$: its length is $${surdTex(surd(1, square))}$ units.`,
    }
  },
  crossCheck: ({ x, y, ask }) => (ask === 'corner' ? `(${0 + x}, ${y + 0})` : measured(Math.hypot(x, y))),
  slips: ({ x, y, ask }) =>
    ask === 'corner'
      ? distinctSlips(pointText([x, y]), [
          {
            response: pointText([y, x]),
            note: '$x$ and $y$ are exchanged: on the $x$-axis it is the $y$-coordinate that is zero.',
            step: 'x',
          },
          {
            response: pointText([-x, -y]),
            note: 'Look at the signs: in which quadrant do $A$ and $B$ put the rectangle?',
            step: 'x',
          },
        ])
      : distinctSlips(surdText(surd(1, x * x + y * y)), [
          {
            response: `${Math.abs(x) + Math.abs(y)}`,
            note: 'That is the sum of two sides. The diagonal is shorter: square, add, and take the root.',
            step: 'formula',
          },
          { response: `${x * x + y * y}`, note: 'Take the square root last.', step: 'root' },
          {
            response: `${Math.max(Math.abs(x), Math.abs(y))}`,
            note: 'That is a side of the rectangle.',
            step: 'diagonal',
          },
        ]),
})

import { drawPoint, measured, pointText, squaredDistance, type Point } from './pieces/point'
import { lengthRule } from './pieces/length-rule'
import { averageTex } from '../../solutions/coordinate-geometry/pieces/section'
import { named, tupleTex } from '../../solutions/coordinate-geometry/pieces/point'
import { sideBetween } from '../../solutions/coordinate-geometry/pieces/sides'
import { fraction, surd, surdText, sumTex, type Term } from '../../maths'
import { sumStep } from '../../solutions/coordinate-geometry/pieces/linear'
import { inPart } from '../slips/in-part'
import { chain, earns, isValue, says, template } from '../template'

/** The corner A, and the sides AB and AD as steps. */
interface Draw {
  readonly a: Point
  readonly u: Point
  readonly v: Point
  /** The side whose length is asked. */
  readonly side: 'AB' | 'BC'
  readonly stem: 0 | 1 | 2
}

function cornersOf({ a, u, v }: Draw): readonly [Point, Point, Point, Point] {
  const b: Point = [a[0] + u[0], a[1] + u[1]]
  return [a, b, [b[0] + v[0], b[1] + v[1]], [a[0] + v[0], a[1] + v[1]]]
}

const stems: readonly ((points: string) => string)[] = [
  (points) => `The points ${points}, taken in order, are the vertices of a parallelogram.`,
  (points) => `$ABCD$ is a parallelogram with the vertices ${points}.`,
  (points) =>
    `On the plan of a floor, where one unit is $1$ m, a tile is a parallelogram with the corners ${points} in this order.`,
]

const inTwo = (letter: 'a' | 'b', other: number): readonly Term[] => [
  [1, letter],
  [other, ''],
]

/** E.g. "A(-2, 1), B(a, 0), C(4, b) and D(1, 2) are the vertices of a parallelogram. Find a and b, and the length of AB." */
export const parallelogramThenSide = template<Draw>({
  id: 'cg-parallelogram-then-side',
  topic: 'coordinate-geometry',
  archetypes: ['cg-parallelogram-vertex', 'cg-distance'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (source): Draw => ({
        a: drawPoint(source, 7),
        u: drawPoint(source, 7),
        v: drawPoint(source, 7),
        side: source.pick(['AB', 'BC'] as const),
        stem: source.pick([0, 1, 2] as const),
      }),
      (draw) => {
        const { a, u, v } = draw
        const [, b, c, d] = cornersOf(draw)
        const given = [...a, b[1], c[0], ...d]
        return (
          Math.abs(u[0] * v[1] - u[1] * v[0]) >= 6 &&
          [...b, ...c, ...d].every((value) => Math.abs(value) <= 9) &&
          b[0] !== c[1] &&
          [b[0], c[1]].every((key) => !given.includes(key)) &&
          [u, v].every((step) => step.every((value) => value !== 0))
        )
      },
    ),
  variants: { all: ['AB', 'BC'], of: ({ side }) => side },
  pose: (draw) => {
    const { side, stem } = draw
    const [a, b, c, d] = cornersOf(draw)
    const [from, to] = side === 'AB' ? [a, b] : [b, c]
    const square = squaredDistance(from, to)
    const unit = stem === 2 ? 'm' : 'units'
    const { found, tex } = sideBetween(named(side.slice(0, 1), from), named(side.slice(1), to))
    const text = stems[stem]?.(`$A${pointText(a)}$, $B(a, ${b[1]})$, $C(${c[0]}, b)$ and $D${pointText(d)}$`) ?? ''
    return {
      question: text,
      hints: [
        'The diagonals of a parallelogram bisect each other.',
        'So the mid-point of $AC$ is the mid-point of $BD$: compare the coordinates.',
        `For part (ii) put the values into the coordinates, and use the distance formula for $${side}$.`,
      ],
      parts: [
        {
          label: '(i)',
          ask: 'Find the values of $a$ and $b$.',
          rule: { kind: 'pair', expected: `a = ${b[0]}, b = ${c[1]}` },
          steps: [
            earns(
              0.5,
              'The diagonals of a parallelogram bisect each other, so $AC$ and $BD$ have the same mid-point.',
              'diagonals',
            ),
            earns(
              0.5,
              says`${chain(
                tupleTex(
                  averageTex(a[0], c[0]),
                  `\\frac{${sumTex([
                    [a[1], ''],
                    [1, 'b'],
                  ])}}{2}`,
                ),
                tupleTex(`\\frac{${sumTex(inTwo('a', d[0]))}}{2}`, averageTex(b[1], d[1])),
              )}`,
              'mid-points',
            ),
            earns(
              0.5,
              sumStep('Comparing the $x$-coordinates, ', inTwo('a', d[0]), 'a', fraction(a[0] + c[0]), fraction(b[0])),
              'a',
            ),
            earns(
              0.5,
              sumStep('Comparing the $y$-coordinates, ', inTwo('b', a[1]), 'b', fraction(b[1] + d[1]), fraction(c[1])),
              'b',
            ),
            says`Hence ${chain('a', `${b[0]}`)} and ${chain('b', `${c[1]}`)}.`,
          ],
        },
        {
          label: '(ii)',
          ask: `Find the length of the side $${side}$. Leave the root in your answer if there is one.`,
          rule: { ...lengthRule(square), expected: surdText(surd(1, square)), unit },
          steps: [
            earns(0.5, says`By the distance formula, ${found}`, 'distance'),
            earns(0.5, says`Hence ${isValue(`the length of $${side}$`, tex)} ${unit}.`),
          ],
        },
      ],
      explanation:
        'Opposite vertices make the diagonals, and a common mid-point gives one equation for each unknown; then every vertex is known and every side can be measured.',
    }
  },
  crossCheck: (draw) => {
    const [a, b, c, d] = cornersOf(draw)
    // AB and DC are one step, and so are AD and BC: every whole pair in turn.
    const whole = Array.from({ length: 61 }, (_, index) => index - 30)
    const found = whole.flatMap((x) =>
      whole.filter((y) => x - a[0] === c[0] - d[0] && b[1] - a[1] === y - d[1]).map((y) => `a = ${x}, b = ${y}`),
    )
    const [from, to] = draw.side === 'AB' ? [a, b] : [a, d]
    return [found.join('; '), measured(Math.hypot(to[0] - from[0], to[1] - from[1]))]
  },
  slips: (draw) => {
    const [a, b, c, d] = cornersOf(draw)
    const square = draw.side === 'AB' ? squaredDistance(a, b) : squaredDistance(b, c)
    const step = draw.side === 'AB' ? draw.u : draw.v
    return [
      ...inPart('(i)', `a = ${b[0]}, b = ${c[1]}`, [
        { response: `a = ${c[1]}, b = ${b[0]}`, note: 'The two values are exchanged.', step: 'last' },
        {
          response: `a = ${a[0] + d[0] - c[0]}, b = ${a[1] + b[1] - d[1]}`,
          note: 'Opposite vertices make the diagonals: $A$ with $C$, and $B$ with $D$.',
          step: 'diagonals',
        },
        {
          response: `a = ${a[0] + c[0] + d[0]}, b = ${b[1] + d[1] + a[1]}`,
          note: 'A number that goes to the other side of the equation changes its sign.',
          step: 'a',
        },
      ]),
      ...inPart('(ii)', surdText(surd(1, square)), [
        { response: `${square}`, note: 'Take the square root to get the length.', step: 'distance' },
        {
          response: `${Math.abs(step[0]) + Math.abs(step[1])}`,
          note: 'Square each difference before you add.',
          step: 'distance',
        },
      ]),
    ]
  },
})

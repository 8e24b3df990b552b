import { bisector, shiftedSquare } from './equidistant'
import { linearStep } from './linear-step'
import { drawPoint, measured, pointText, squaredDistance, type Point } from './point'
import { sumTex } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

/** The equation from equating two squared distances, in lowest terms, as TeX. */
const bisectorTex = (a: Point, b: Point): string => {
  const [p, q, r] = bisector(a, b)
  return `${sumTex([
    [p, 'x'],
    [q, 'y'],
  ])} = ${r}`
}

/** E.g. "Find the centre of the circle passing through A(6, -6), B(3, -7) and C(3, 3)." */
export const centreThroughThree = template({
  id: 'cg-centre-through-three-points',
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-relation', 'cg-distance'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const spokes = ([p, q]: Point): readonly Point[] => [
      [p, q],
      [p, -q],
      [-p, q],
      [-p, -q],
      [q, p],
      [q, -p],
      [-q, p],
      [-q, -p],
    ]
    return random.until(
      (source) => {
        const centre = drawPoint(source, 5)
        const around = source.shuffle(
          spokes(
            source.pick([
              [1, 2],
              [1, 3],
              [2, 3],
              [1, 4],
              [3, 4],
              [2, 5],
              [1, 5],
            ] as const),
          ),
        )
        return { centre, points: around.slice(0, 3).map(([u, v]): Point => [centre[0] + u, centre[1] + v]) }
      },
      ({ centre, points }) => {
        const [a, b, c] = points
        return (
          !!a &&
          !!b &&
          !!c &&
          centre[0] !== centre[1] &&
          points.every((p) => p.every((z) => Math.abs(z) <= 9)) &&
          a[1] !== b[1] &&
          bisector(a, b)[0] !== 0 &&
          b[0] !== c[0]
        )
      },
    )
  },
  pose: ({ centre, points }) => {
    const [a = centre, b = centre, c = centre] = points
    const [p1, q1, r1] = bisector(a, b)
    const [p2, q2, r2] = bisector(b, c)
    const determinant = p1 * q2 - p2 * q1
    return {
      question: `Find the centre of the circle which passes through the points $A${pointText(a)}$, $B${pointText(b)}$ and $C${pointText(c)}$.`,
      rule: { kind: 'coordinates', expected: pointText(centre) },
      hints: [
        'The centre is at the same distance from all three points.',
        'Let the centre be $P(x, y)$. Then $PA^2 = PB^2$ gives one equation and $PB^2 = PC^2$ gives another.',
        'Both equations are linear, because $x^2$ and $y^2$ cancel.',
      ],
      steps: [
        'Let the centre be $P(x, y)$. Then $PA = PB = PC$, all being radii.',
        `$PA^2 = PB^2$: $${shiftedSquare('x', a[0])} + ${shiftedSquare('y', a[1])} = ${shiftedSquare('x', b[0])} + ${shiftedSquare('y', b[1])}$`,
        `This gives $${bisectorTex(a, b)}$ ... (1)`,
        `$PB^2 = PC^2$: $${shiftedSquare('x', b[0])} + ${shiftedSquare('y', b[1])} = ${shiftedSquare('x', c[0])} + ${shiftedSquare('y', c[1])}$`,
        `This gives $${bisectorTex(b, c)}$ ... (2)`,
        ...(q2 === 0
          ? [`From (2), $x = ${centre[0]}$`]
          : [`Eliminating $y$ from (1) and (2), ${linearStep(determinant, 'x', r1 * q2 - r2 * q1, `${centre[0]}`)}`]),
        `Substituting in (1), ${linearStep(q1, 'y', r1 - p1 * centre[0], `${centre[1]}`)}`,
        `Hence the centre is $${pointText(centre)}$.`,
      ],
      explanation: `Check: $PA^2 = PB^2 = PC^2 = ${squaredDistance(centre, a)}$, so one circle about $P$ passes through all three points.`,
    }
  },
  crossCheck: ({ points }) => {
    const range = Array.from({ length: 81 }, (_, index) => (index - 40) / 2)
    const isCentre = (x: number, y: number) => {
      const radii = points.map(([px, py]) => Math.hypot(px - x, py - y))
      return Math.max(...radii) - Math.min(...radii) < 1e-9
    }
    return range.flatMap((x) => range.filter((y) => isCentre(x, y)).map((y) => `(${x}, ${y})`)).join(', ')
  },
  slips: ({ centre, points }) => {
    const mean = (i: 0 | 1) => measured(points.reduce((sum, point) => sum + point[i], 0) / 3)
    return distinctSlips(pointText(centre), [
      { response: pointText([centre[1], centre[0]]), note: 'The coordinates are in the wrong order: x comes first.' },
      { response: pointText([-centre[0], -centre[1]]), note: 'Both signs are turned round: check the expansions.' },
      {
        response: `(${mean(0)}, ${mean(1)})`,
        note: 'The average of the vertices is not equally far from them in general.',
      },
    ])
  },
})

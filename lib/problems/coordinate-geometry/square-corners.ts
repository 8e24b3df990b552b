import { squareStems, type SquareAsk } from './pieces/square-corner-words'
import { drawPoint, measured, pointText, squaredDistance, type Point } from './pieces/point'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { squareFromVertices } from '../../solutions/coordinate-geometry/square-from-vertices'
import { surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

/** Two vertices of a square ABCD, and what is asked of it. */
interface SquareCorners {
  readonly ask: SquareAsk
  readonly from: Point
  readonly to: Point
  readonly stem: number
}

const keyOf = ({ ask, from, to }: SquareCorners): string => {
  const square = squaredDistance(from, to)
  return ask === 'area' ? `${square / 2}` : surdText(surd(1, 2 * square))
}

function slipsOf({ ask, from, to }: SquareCorners): readonly Slip[] {
  const square = squaredDistance(from, to)
  return ask === 'area'
    ? [
        {
          response: `${square}`,
          note: '$A$ and $C$ are opposite vertices: $AC$ is a diagonal, not a side.',
          step: 'diagonal',
        },
        {
          response: `${square / 4}`,
          note: 'Half the diagonal is not a side: use half the square of the diagonal.',
          step: 'area',
        },
      ]
    : [
        {
          response: surdText(surd(1, square)),
          note: 'That is a side of the square; the diagonal is longer.',
          step: 'pythagoras',
        },
        { response: `${2 * square}`, note: 'That is the square of the diagonal: take the square root.', step: 'root' },
        {
          response: surdText(surd(2, square)),
          note: 'The diagonal is not twice a side: use the Pythagoras theorem.',
          step: 'pythagoras',
        },
      ]
}

/** E.g. "A(3, -2) and C(-1, 4) are two opposite vertices of a square ABCD. Find the area of the square." */
export const squareFromCorners = template({
  id: 'cg-square-from-two-vertices',
  topic: 'coordinate-geometry',
  archetypes: ['cg-perimeter-area'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): SquareCorners => {
    const ask = random.pick(['area', 'diagonal'] as const)
    const [from, to] = random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 6), drawPoint(source, 6)],
      ([a, b]) =>
        a[0] !== b[0] &&
        a[1] !== b[1] &&
        squaredDistance(a, b) >= 10 &&
        (ask === 'diagonal' || (a[0] + a[1] + b[0] + b[1]) % 2 === 0),
    )
    return { ask, from, to, stem: random.integer(0, 2) }
  },
  given: ({ ask, from, to }) => ({ ask, from: named('A', from).at, to: named('C', to).at }),
  solution: squareFromVertices,
  ask: ({ ask, from, to, stem }) => {
    const area = ask === 'area'
    return {
      question: squareStems[ask][stem]?.(pointText(from), pointText(to)) ?? '',
      rule: {
        kind: area ? 'number' : 'surd',
        unit: area ? 'square units' : 'units',
      },
      hints: [
        'Make a rough figure of the square and mark the two vertices that are given.',
        area
          ? 'The area of a square is half the square of its diagonal.'
          : 'A diagonal and two sides of a square make a right triangle.',
      ],
      explanation: area
        ? 'The two diagonals of a square are equal and perpendicular, so its area is half the product of the diagonals.'
        : 'By the Pythagoras theorem the diagonal of every square is $\\sqrt{2}$ times its side.',
    }
  },
  crossCheck: ({ ask, from, to }) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    if (ask === 'diagonal') return measured(Math.hypot(dx - dy, dy + dx))
    // The four right triangles around the centre.
    const half = Math.hypot(dx / 2, dy / 2)
    return measured(4 * 0.5 * half * half)
  },
  slips: (draw) => distinctSlips(keyOf(draw), slipsOf(draw)),
})

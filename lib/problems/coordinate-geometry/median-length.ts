import { lengthRule } from './pieces/length-rule'
import { drawPoint, measured, pointText, squaredDistance, type Point } from './pieces/point'
import { medianLength as lengthOfMedian } from '../../solutions/coordinate-geometry/median-length'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { isSquare, simplifyRoot, surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly a: Point
  /** The mid-point of BC, and from it to C. */
  readonly d: Point
  readonly half: Point
  readonly stem: 0 | 1 | 2
}

const baseOf = ({ d, half }: Draw): readonly [Point, Point] => [
  [d[0] - half[0], d[1] - half[1]],
  [d[0] + half[0], d[1] + half[1]],
]

const stems: readonly ((a: string, b: string, c: string) => string)[] = [
  (a, b, c) =>
    `$A${a}$, $B${b}$ and $C${c}$ are the vertices of a triangle. Find the length of the median through $A$.`,
  (a, b, c) => `Find the length of the median $AD$ of $\\triangle ABC$ with the vertices $A${a}$, $B${b}$ and $C${c}$.`,
  (a, b, c) =>
    `On a grid plan a triangular garden has its corners at $A${a}$, $B${b}$ and $C${c}$. A straight path leads from $A$ to the middle of the side $BC$. Find its length, in units of the grid.`,
]

/** E.g. "A(5, 6), B(-2, 3) and C(6, 1) are the vertices of a triangle. Find the length of the median through A." */
export const medianLength = template({
  id: 'cg-length-of-median',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-median-length'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const whole = random.chance(0.5)
    return {
      ...random.until(
        (source) => ({ a: drawPoint(source, 8), d: drawPoint(source, 6), half: drawPoint(source, 6) }),
        ({ a, d, half }) => {
          const square = squaredDistance(a, d)
          const corners = baseOf({ a, d, half, stem: 0 })
          return (
            a[0] !== d[0] &&
            a[1] !== d[1] &&
            half[0] !== 0 &&
            half[1] !== 0 &&
            (a[0] - d[0]) * half[1] !== (a[1] - d[1]) * half[0] &&
            (whole ? isSquare(square) : !isSquare(square) && simplifyRoot(square).outside > 1) &&
            corners.flat().every((value) => Math.abs(value) <= 9) &&
            ![...a, ...corners.flat()].includes(Math.sqrt(square))
          )
        },
      ),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: (draw) => {
    const [b, c] = baseOf(draw)
    return { a: named('A', draw.a), b: named('B', b), c: named('C', c) }
  },
  solution: lengthOfMedian,
  manner: ({ stem }) => (stem === 2 ? { noun: 'path' } : {}),
  ask: (draw) => {
    const { a, d, stem } = draw
    const [b, c] = baseOf(draw)
    return {
      question: stems[stem]?.(pointText(a), pointText(b), pointText(c)) ?? '',
      rule: {
        ...lengthRule(squaredDistance(a, d)),
        asked: { names: ['length', 'AD', 'median', 'length of the median', 'path'], others: ['AB', 'BC', 'CA', 'AC'] },
      },
      hints: [
        'A median joins a vertex to the mid-point of the opposite side.',
        'Find the mid-point $D$ of $BC$ first, then the distance $AD$.',
      ],
      explanation: 'The median is a segment with two known ends once the mid-point of the side is found.',
    }
  },
  crossCheck: (draw) => {
    // Apollonius: AB² + AC² = 2(AD² + BD²).
    const [b, c] = baseOf(draw)
    const length = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
    const half = length(b, c) / 2
    return measured(Math.sqrt((length(draw.a, b) ** 2 + length(draw.a, c) ** 2) / 2 - half * half))
  },
  slips: (draw) => {
    const { a, d } = draw
    const [b, c] = baseOf(draw)
    const square = squaredDistance(a, d)
    return distinctSlips(surdText(surd(1, square)), [
      { response: `${square}`, note: 'Take the square root last: this is the square of the length.', step: 'root' },
      {
        response: surdText(surd(1, squaredDistance(a, b))),
        note: 'That is the side $AB$. A median ends at the mid-point of the opposite side.',
        step: 'median',
      },
      {
        response: surdText(surd(1, squaredDistance(b, c))),
        note: 'That is the side $BC$, to whose mid-point the median leads.',
        step: 'median',
      },
      {
        response: `${Math.abs(a[0] - d[0]) + Math.abs(a[1] - d[1])}`,
        note: 'Square each difference before you add.',
        step: 'root',
      },
    ])
  },
})

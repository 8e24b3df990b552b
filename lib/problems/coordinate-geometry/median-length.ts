import { lengthRule } from './pieces/length-rule'
import { drawPoint, measured, pointText, squaredDistance, type Point } from './pieces/point'
import { exactTex, gapTex, named, squareTex, tupleTex } from '../../solutions/coordinate-geometry/pieces/point'
import { rootSides } from '../../solutions/coordinate-geometry/pieces/root'
import { averageTex, sectionAt } from '../../solutions/coordinate-geometry/pieces/section'
import { fraction, isSquare, simplifyRoot, surd, surdTex, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, isValue, line, says, template } from '../template'

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
export const medianLength = template<Draw>({
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
  pose: (draw) => {
    const { a, d, stem } = draw
    const [b, c] = baseOf(draw)
    const square = squaredDistance(a, d)
    const [from, to] = [named('B', b).at, named('C', c).at]
    const length = surdTex(surd(1, square))
    return {
      question: stems[stem]?.(pointText(a), pointText(b), pointText(c)) ?? '',
      rule: {
        ...lengthRule(square),
        expected: surdText(surd(1, square)),
        asked: { names: ['length', 'AD', 'median', 'length of the median', 'path'], others: ['AB', 'BC', 'CA', 'AC'] },
      },
      hints: [
        'A median joins a vertex to the mid-point of the opposite side.',
        'Find the mid-point $D$ of $BC$ first, then the distance $AD$.',
      ],
      steps: [
        line('median', 'The median through $A$ joins $A$ to the mid-point $D$ of $BC$.'),
        earns(
          1,
          says`${chain('D', tupleTex(averageTex(from[0], to[0]), averageTex(from[1], to[1])), exactTex(sectionAt(from, to, 1, 1)))}`,
          'mid-point',
        ),
        line(
          'formula',
          says`By the distance formula, ${chain('AD', `\\sqrt{${gapTex(d[0], a[0])}^2 + ${gapTex(d[1], a[1])}^2}`)}`,
        ),
        earns(
          0.5,
          says`${chain('AD', `\\sqrt{${squareTex(d[0] - a[0])} + ${squareTex(d[1] - a[1])}}`, ...rootSides(fraction(square)))}`,
          'root',
        ),
        earns(
          0.5,
          says`Hence ${isValue(stem === 2 ? 'the length of the path' : 'the length of the median', length, 'units')}.`,
        ),
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

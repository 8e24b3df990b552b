import { checkParts, drawCheck, kindsFrom, type Check } from './pieces/parallelogram-check-parts'
import { checkSlips } from './pieces/parallelogram-check-slips'
import { pointText, type Point } from './pieces/point'
import { letterAt } from '../kinds-of-question/lettered'
import { template } from '../template'

/** E.g. "A(1, 1), B(6, 2), C(8, 6) and D(3, 5) are the vertices of a parallelogram: show it. Of what kind is it?" */
export const parallelogramCheck = template<Check>({
  id: 'cg-parallelogram-by-mid-points',
  version: 3,
  topic: 'coordinate-geometry',
  archetypes: ['cg-parallelogram-check', 'cg-quadrilateral-type'],
  difficulty: 'medium',
  marks: 3,
  draw: drawCheck,
  pose: (draw) => {
    const [a, b, c, d] = draw.corners.map(pointText)
    const points = `$A${a}$, $B${b}$, $C${c}$ and $D${d}$`
    return {
      question:
        [
          `The points ${points} are the vertices of a quadrilateral $ABCD$. Show that $ABCD$ is a parallelogram, and find out what kind of parallelogram it is.`,
          `Four posts of a fence stand at ${points} of a grid, in this order. Show by the mid-points of the diagonals that $ABCD$ is a parallelogram, and find out what kind of parallelogram it is.`,
          `Is the quadrilateral $ABCD$ with the vertices ${points} a parallelogram? If it is, find out whether it is a rectangle, a rhombus or a square.`,
        ][draw.stem] ?? '',
      parts: checkParts(draw),
      hints: [
        'A quadrilateral whose diagonals bisect each other is a parallelogram.',
        'A parallelogram is a rectangle if its diagonals are equal, and a rhombus if two adjacent sides are equal. What if it is both?',
      ],
      explanation:
        'The mid-points of the diagonals decide whether it is a parallelogram; the lengths decide what kind of parallelogram it is.',
    }
  },
  crossCheck: (draw) => {
    const {
      corners: [a, b, c, d],
      asked,
    } = draw
    const length = (p: readonly number[], q: readonly number[]) =>
      Math.hypot((p[0] ?? 0) - (q[0] ?? 0), (p[1] ?? 0) - (q[1] ?? 0))
    const centre = [0, 1].map((i) => [a, b, c, d].reduce((sum, point) => sum + (point[i] ?? 0), 0) / 4)
    const names = asked === 'diagonals' ? (['AC', 'BD'] as const) : (['AB', 'BC'] as const)
    const [one, two] = asked === 'diagonals' ? [length(a, c), length(b, d)] : [length(a, b), length(b, c)]
    // A parallelogram with a right angle is a rectangle, one with perpendicular diagonals a rhombus.
    const isRight = (p: Point, q: Point, r: Point, s: Point) =>
      (q[0] - p[0]) * (s[0] - r[0]) + (q[1] - p[1]) * (s[1] - r[1]) === 0
    const [rectangle, rhombus] = [isRight(a, b, b, c), isRight(a, c, b, d)]
    const seen = rectangle ? (rhombus ? 'square' : 'rectangle') : rhombus ? 'rhombus' : 'parallelogram'
    return [
      `(${centre.join(', ')})`,
      `${names[0]} = ${one.toFixed(4)}, ${names[1]} = ${two.toFixed(4)}`,
      letterAt(draw.order.indexOf(kindsFrom(draw).indexOf(seen))),
    ]
  },
  slips: checkSlips,
})

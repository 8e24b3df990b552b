import { checkParts, drawCheck, itemOrder, type Check } from './pieces/parallelogram-check-parts'
import { checkSlips } from './pieces/parallelogram-check-slips'
import { pointText } from './pieces/point'
import { letterAt } from '../kinds-of-question/lettered'
import { template } from '../template'

/** E.g. "A(1, 1), B(6, 2), C(8, 6) and D(3, 5) are the vertices of a parallelogram: show it. Is it a rectangle?" */
export const parallelogramCheck = template<Check>({
  id: 'cg-parallelogram-by-mid-points',
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
          `The points ${points} are the vertices of a quadrilateral $ABCD$. It is to be shown that $ABCD$ is a parallelogram, and found out whether it is a ${draw.asked}.`,
          `Four posts of a fence stand at ${points} of a grid, in this order. Show by the mid-points of the diagonals that $ABCD$ is a parallelogram, and find out whether it is a ${draw.asked}.`,
          `Is the quadrilateral $ABCD$ with the vertices ${points} a parallelogram? Is it even a ${draw.asked}?`,
        ][draw.stem] ?? '',
      parts: checkParts(draw),
      hints: [
        'A quadrilateral whose diagonals bisect each other is a parallelogram.',
        draw.asked === 'rectangle'
          ? 'A parallelogram is a rectangle if its diagonals are equal.'
          : 'A parallelogram is a rhombus if two adjacent sides are equal.',
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
    const [one, two] = asked === 'rectangle' ? [length(a, c), length(b, d)] : [length(a, b), length(b, c)]
    const names = asked === 'rectangle' ? ['AC', 'BD'] : ['AB', 'BC']
    const right = Math.abs(one - two) < 1e-9 ? 0 : 1
    return [
      `(${centre.join(', ')})`,
      `${names[0] ?? ''} = ${one.toFixed(4)}, ${names[1] ?? ''} = ${two.toFixed(4)}`,
      letterAt(draw.order.indexOf(itemOrder(draw).indexOf(right))),
    ]
  },
  slips: checkSlips,
})

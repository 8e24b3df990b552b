import { onXAxis, trueReason } from './formula-claim-words'
import { drawPoint, pointText, squaredDistance, type Point } from './point'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'
import { exactTex, named, squareTex, tupleTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { averageTex, sectionAt } from '../../../solutions/coordinate-geometry/pieces/section'

const legs: readonly Point[] = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
]

/** "\\left(\\frac{1 + 5}{2}, \\frac{2 + 6}{2}\\right) = (3, 4)" */
const middleTex = (p: Point, q: Point): string => {
  const [from, to] = [named('P', p).at, named('Q', q).at]
  return `${tupleTex(averageTex(p[0], q[0]), averageTex(p[1], q[1]))} = ${exactTex(sectionAt(from, to, 1, 1))}`
}

const verdict = (isTrue: boolean): string => `So the assertion is ${isTrue ? 'true' : 'false'}.`
const length = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const fromAxisKind: AssertionKind = {
  draw: (random, isTrue) => {
    const [x, y] = random.until(
      (source): Point => [-source.integer(2, 9), source.integer(2, 9) * source.pick([1, -1])],
      ([p, q]) => Math.abs(p) !== Math.abs(q),
    )
    const told = isTrue ? -x : Math.abs(y)
    return {
      assertion: `The distance of the point $${pointText([x, y])}$ from the $y$-axis is $${told}$ units.`,
      about: [
        `Assertion: the distance from the $y$-axis is the $x$-coordinate without its sign, $${-x}$ units.`,
        verdict(isTrue),
      ],
      holds: () => length([x, y], [0, y]) === told,
    }
  },
  explains: 'The distance of a point from the $y$-axis is its $x$-coordinate without the sign.',
  unrelated: [trueReason.distance, trueReason['mid-point']],
  untrue: 'The distance of a point from the $y$-axis is its $y$-coordinate without the sign.',
  rightly: 'That is its distance from the $x$-axis.',
}

export const onCircleKind: AssertionKind = {
  draw: (random, isTrue) => {
    const [centre, [u, v]] = [drawPoint(random, 5), random.pick(legs)]
    const point: Point = [centre[0] + u * random.pick([1, -1]), centre[1] + v * random.pick([1, -1])]
    const radius = Math.hypot(u, v)
    const told = isTrue ? radius : radius + random.pick([1, -1])
    return {
      assertion: `The point $P${pointText(point)}$ lies on the circle with centre $C${pointText(centre)}$ and radius $${told}$ units.`,
      about: [
        `Assertion: $CP = \\sqrt{${squareTex(point[0] - centre[0])} + ${squareTex(point[1] - centre[1])}} = ${radius}$ units.`,
        verdict(isTrue),
      ],
      holds: () => length(point, centre) === told,
    }
  },
  explains: 'A point lies on a circle if its distance from the centre is equal to the radius.',
  unrelated: [trueReason['mid-point'], onXAxis],
  untrue: 'A point lies on a circle if its distance from the centre is equal to the diameter.',
  rightly: 'It is the radius that is equal to this distance.',
}

export const fourthVertexKind: AssertionKind = {
  draw: (random, isTrue) => {
    const [a, u, v] = random.until(
      (source) => [drawPoint(source, 5), drawPoint(source, 5), drawPoint(source, 5)] as const,
      ([, p, q]) => p[0] * q[1] !== p[1] * q[0] && p[0] !== 0 && q[1] !== 0,
    )
    const moved = (p: Point, [x, y]: Point): Point => [p[0] + x, p[1] + y]
    const [b, d] = [moved(a, u), moved(a, v)]
    const c = moved(b, v)
    const told: Point = isTrue ? c : [c[0] + random.pick([1, -1, 2]), c[1]]
    return {
      assertion: `If $A${pointText(a)}$, $B${pointText(b)}$, $C${pointText(told)}$ and $D${pointText(d)}$ are joined in this order, $ABCD$ is a parallelogram.`,
      about: [
        `Assertion: the mid-point of $AC$ is $${middleTex(a, told)}$, and that of $BD$ is $${middleTex(b, d)}$.`,
        isTrue
          ? 'They are one point: the diagonals bisect each other, so $ABCD$ is a parallelogram.'
          : 'They are different points: the diagonals do not bisect each other, so $ABCD$ is not a parallelogram.',
        verdict(isTrue),
      ],
      // equal opposite sides are not enough: they may cross
      holds: () => [0, 1].every((i) => (b[i] ?? 0) - (a[i] ?? 0) === (told[i] ?? 0) - (d[i] ?? 0)),
    }
  },
  explains: 'A quadrilateral is a parallelogram if its diagonals bisect each other.',
  unrelated: [trueReason.distance, onXAxis],
  untrue: 'A quadrilateral is a parallelogram if its diagonals are equal.',
  rightly: 'Equal diagonals do not make a parallelogram; diagonals that bisect each other do.',
}

export const collinearKind: AssertionKind = {
  draw: (random, isTrue) => {
    const [a, [u, v], k] = [drawPoint(random, 4), random.pick(legs), random.pick([2, 3])]
    const b: Point = [a[0] + u, a[1] + v]
    const c: Point = [a[0] + (isTrue ? k * u : k * v), a[1] + (isTrue ? k * v : k * u)]
    const [ab, ac] = [length(a, b), length(a, c)]
    const bc = isTrue ? `${ac - ab}` : `\\sqrt{${squaredDistance(b, c)}}`
    return {
      assertion: `The points $A${pointText(a)}$, $B${pointText(b)}$ and $C${pointText(c)}$ lie on one line.`,
      about: [
        `Assertion: $AB = ${ab}$, $BC = ${bc}$ and $AC = ${ac}$; here $AB + BC$ is ${isTrue ? '' : 'not '}equal to $AC$.`,
        verdict(isTrue),
      ],
      holds: () => (b[0] - a[0]) * (c[1] - a[1]) === (b[1] - a[1]) * (c[0] - a[0]),
    }
  },
  explains: 'Three points $A$, $B$ and $C$ lie on one line, $B$ between $A$ and $C$, if $AB + BC = AC$.',
  unrelated: [trueReason['mid-point'], onXAxis],
  untrue: 'Three points $A$, $B$ and $C$ lie on one line, $B$ between $A$ and $C$, if $AB = BC$.',
  rightly: 'Two equal distances make an isosceles triangle or a mid-point; on one line $AB + BC = AC$.',
}

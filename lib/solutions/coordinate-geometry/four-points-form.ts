import { collinear, stepOf, type ExactPoint, type NamedPoint } from './pieces/point'
import { add, equals, multiply, sign, subtract, toTex } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

type Four = readonly [NamedPoint, NamedPoint, NamedPoint, NamedPoint]

/** Four points, joined in this order. */
interface Given {
  readonly corners: Four
}

/** Three of the four that lie on one line. */
const inLine = ([a, b, c, d]: Four): readonly NamedPoint[] | null =>
  [
    [a, b, c],
    [b, c, d],
    [c, d, a],
    [d, a, b],
  ].find(([p, q, r]) => p && q && r && collinear(p.at, q.at, r.at)) ?? null

/** On which side of the line from a to b the point c lies. */
function turn(a: ExactPoint, b: ExactPoint, c: ExactPoint): number {
  const [u, v] = [stepOf(a, b), stepOf(a, c)]
  return sign(subtract(multiply(u[0], v[1]), multiply(u[1], v[0])))
}

const cross = (a: NamedPoint, b: NamedPoint, c: NamedPoint, d: NamedPoint): boolean =>
  turn(a.at, b.at, c.at) !== turn(a.at, b.at, d.at) && turn(c.at, d.at, a.at) !== turn(c.at, d.at, b.at)

/** E.g. "What do the points P(3, 2), Q(4, -3), R(8, 0) and S(7, 5) form, in this order?" */
export const fourPointsForm = worked<Given>({
  id: 'four-points-form',
  archetype: 'cg-quadrilateral-none',
  objection: ({ corners }) => {
    const [a, b, c, d] = corners
    return !inLine(corners) && (cross(a, b, c, d) || cross(b, c, d, a))
      ? 'In this order two of the sides cross each other: check the order of the points.'
      : null
  },
  solve: ({ corners }) => {
    const [a, b, c, d] = corners
    const three = inLine(corners)
    if (three) {
      const names = three.map(({ name }) => `$${name}$`)
      const key = 'no quadrilateral: three of them lie on one line'
      return {
        lines: [
          line('line', `${names.slice(0, 2).join(', ')} and ${names[2] ?? ''} lie on one line.`),
          earns(1, `Hence the points form ${key}.`),
        ],
        key,
      }
    }
    const [one, other, side] = [stepOf(a.at, b.at), stepOf(d.at, c.at), stepOf(b.at, c.at)]
    const isParallelogram = equals(one[0], other[0]) && equals(one[1], other[1])
    const product = add(multiply(one[0], side[0]), multiply(one[1], side[1]))
    const key = !isParallelogram
      ? 'a quadrilateral that is not a parallelogram'
      : sign(product) === 0
        ? 'a parallelogram that is a rectangle'
        : 'a parallelogram that is not a rectangle'
    const steps = (step: ExactPoint) => `(${step.map(toTex).join(', ')})`
    return {
      lines: [
        line('three', 'No three of the points lie on one line.'),
        line(
          'sides',
          `From $${a.name}$ to $${b.name}$ the step is $${steps(one)}$, from $${d.name}$ to $${c.name}$ it is $${steps(other)}$.`,
        ),
        ...(isParallelogram
          ? [
              sign(product) === 0
                ? `The sides $${a.name}${b.name}$ and $${b.name}${c.name}$ are perpendicular.`
                : `The sides $${a.name}${b.name}$ and $${b.name}${c.name}$ are not perpendicular.`,
            ]
          : []),
        earns(1, `Hence the points form ${key}.`),
      ],
      key,
    }
  },
})

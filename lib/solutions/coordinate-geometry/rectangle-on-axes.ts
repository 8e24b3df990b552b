import { squareTex, tupleTex, exactText } from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { add, negate, sign, squared, surdText, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The rectangle AOBC with O at the origin: A lies on the y-axis and B on the x-axis. */
export interface Given {
  /** The x-coordinate of B and the y-coordinate of A. */
  readonly x: Fraction
  readonly y: Fraction
  readonly ask: 'diagonal' | 'corner'
}

const cornerLines = ({ x, y }: Given): readonly Step[] => [
  line('sides', 'The sides $OB$ and $OA$ lie on the axes, so the other two sides are parallel to the axes.'),
  line(
    'x',
    `The fourth corner $C$ has the $x$-coordinate of $B$, $${toTex(x)}$, and the $y$-coordinate of $A$, $${toTex(y)}$.`,
  ),
  earns(1, `Hence $C$ is the point $${tupleTex(x, y)}$.`),
]

function diagonalLines({ x, y }: Given): readonly Step[] {
  const [p, q] = [squared(x), squared(y)]
  return [
    line('diagonal', '$A$ and $B$ are opposite corners, so $AB$ is a diagonal; the other one is as long.'),
    line('formula', says`By the distance formula, ${chain('AB', `\\sqrt{${squareTex(x)} + ${squareTex(negate(y))}}`)}`),
    earns(
      1,
      says`Hence ${chain('AB', `\\sqrt{${toTex(p)} + ${toTex(q)}}`, ...rootSides(add(p, q)))} units: the length of a diagonal.`,
      'root',
    ),
  ]
}

/** E.g. "A(0, -8), O(0, 0) and B(15, 0) are three vertices of the rectangle AOBC. Find the length of a diagonal." */
export const rectangleOnAxes = worked<Given>({
  id: 'rectangle-on-axes',
  archetype: 'cg-rectangle-diagonal',
  objection: ({ x, y }) =>
    sign(x) === 0 || sign(y) === 0
      ? 'A corner of the rectangle lies at the origin, so the next ones cannot lie there too.'
      : rootObjection(add(squared(x), squared(y))),
  solve: (given) =>
    given.ask === 'corner'
      ? { lines: cornerLines(given), key: exactText([given.x, given.y]) }
      : { lines: diagonalLines(given), key: surdText(rootOf(add(squared(given.x), squared(given.y)))) },
})

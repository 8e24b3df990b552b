import { exactTex, exactText, samePlace, tupleTex, type ExactPoint } from './pieces/point'
import { averageTex, sectionAt } from './pieces/section'
import { shifted, shiftedSquare } from './pieces/square'
import {
  absolute,
  add,
  bracketed,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  one,
  sign,
  squared,
  subtract,
  sumTex,
  toTex,
  zero,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The ends A and C of a diagonal of the square ABCD. */
export interface Given {
  readonly a: ExactPoint
  readonly c: ExactPoint
}

const inBrackets = (text: string): string => (text.length > 1 ? `(${text})` : text)
const times = (k: Fraction): string => (equals(k, one) ? '' : toTex(k))

/** The middle M of the square, the step (u, v) from it to a given corner, with u not negative, and its direction s : t in whole numbers. */
function measured({ a, c }: Given) {
  const middle = sectionAt(a, c, 1, 1)
  const step = [subtract(c[0], middle[0]), subtract(c[1], middle[1])] as const
  const turn = sign(step[0]) < 0
  const [u, v] = turn ? [negate(step[0]), negate(step[1])] : step
  const ratio = sign(u) === 0 ? null : divide(v, u)
  const [s, t] = ratio ? [fraction(ratio.d), fraction(ratio.n)] : [zero, one]
  return { middle, u, v, s, t, turn }
}

/** From (1) and (2) to both corners: a mark and a half. */
function solving({ middle: [p, q], u, v, s, t }: ReturnType<typeof measured>): readonly Step[] {
  const size = add(squared(u), squared(v))
  const [xs, ys] = [shifted('x', p), shifted('y', q)]
  const roots = (middle: Fraction, step: Fraction, letter: string) =>
    `$${letter} = ${toTex(add(middle, absolute(step)))}$ or $${letter} = ${toTex(subtract(middle, absolute(step)))}$`
  if (sign(u) === 0 || sign(v) === 0) {
    const [known, letter, value, step] = sign(v) === 0 ? (['x', 'y', q, u] as const) : (['y', 'x', p, v] as const)
    const at = known === 'x' ? p : q
    return [
      earns(0.5, `By (1), $${known} = ${toTex(at)}$.`, 'from the line'),
      earns(0.5, says`Put in (2): ${chain(shiftedSquare(letter, value), toTex(squared(step)))}`, 'put in'),
      earns(0.5, `So ${roots(value, step, letter)}.`, 'roots'),
    ]
  }
  const bySlope = `${times(absolute(t))}${inBrackets(ys)} = ${sign(t) > 0 ? '-' : ''}${times(s)}${inBrackets(xs)}`
  const twice = squared(t)
  const [higher, lower] = sign(v) > 0 ? [subtract(q, u), add(q, u)] : [add(q, u), subtract(q, u)]
  return [
    earns(0.5, `By (1), $${bySlope}$.`, 'from the line'),
    earns(
      0.5,
      `${equals(twice, one) ? 'Put in (2)' : `Put in (2) times $${toTex(twice)}$`}: $${times(twice)}${shiftedSquare('x', p)} + ${times(squared(s))}${shiftedSquare('x', p)} = ${toTex(multiply(size, twice))}$, so $${shiftedSquare('x', p)} = ${toTex(squared(v))}$.`,
      'put in',
    ),
    earns(0.5, `So ${roots(p, v, 'x')}, and (1) gives $y = ${toTex(higher)}$ or $y = ${toTex(lower)}$.`, 'roots'),
  ]
}

/** Five marks: B is as far from A as from C, and as far from the mid-point of AC as A is. */
export const squareOtherVertices = worked<Given>({
  id: 'square-other-vertices',
  archetype: 'cg-square-other-vertices',
  objection: ({ a, c }) => (samePlace(a, c) ? 'The two vertices are the same point.' : null),
  solve: (given) => {
    const { a, c } = given
    const found = measured(given)
    const { middle, u, v, s, t } = found
    const [p, q] = middle
    const square = toTex(add(squared(u), squared(v)))
    const linear = chain(
      sumTex([
        [s, 'x'],
        [t, 'y'],
      ]),
      toTex(add(multiply(s, p), multiply(t, q))),
    )
    const ends: readonly [ExactPoint, ExactPoint] = [
      [add(p, v), subtract(q, u)],
      [subtract(p, v), add(q, u)],
    ]
    const [b, d] = found.turn ? [ends[1], ends[0]] : ends
    return {
      lines: [
        line('letters', 'Let $B$ be the point $(x, y)$. The sides of a square are equal, so $AB^2 = BC^2$.'),
        earns(
          0.5,
          says`${chain(`${shiftedSquare('x', a[0])} + ${shiftedSquare('y', a[1])}`, `${shiftedSquare('x', c[0])} + ${shiftedSquare('y', c[1])}`)}`,
          'equal sides',
        ),
        earns(1, says`Opening the squares and collecting, ${linear} ... (1)`, 'line'),
        earns(
          0.5,
          says`The mid-point of $AC$ is ${chain('M', tupleTex(averageTex(a[0], c[0]), averageTex(a[1], c[1])), exactTex(middle))}.`,
          'middle',
        ),
        earns(
          1,
          says`The diagonals are equal and bisect each other, so $BM^2 = AM^2$: ${chain(`${shiftedSquare('x', p)} + ${shiftedSquare('y', q)}`, `${bracketed(u)}^2 + ${bracketed(v)}^2`, square)} ... (2)`,
          'circle',
        ),
        ...solving(found),
        earns(0.5, `Hence the other two vertices are $${exactTex(b)}$ and $${exactTex(d)}$.`),
      ],
      key: `${exactText(b)}, ${exactText(d)}`,
    }
  },
})

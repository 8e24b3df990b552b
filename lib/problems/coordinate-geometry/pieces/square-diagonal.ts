import { gcd, sumTex } from '../../../maths'
import type { Random } from '../../../random'
import { averageTex } from '../../../solutions/coordinate-geometry/pieces/section'
import { shiftedSquare } from '../../../solutions/coordinate-geometry/pieces/square'
import { tupleTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { chain, earns, line, says, type Step } from '../../template'
import { drawPoint, pointText, type Point } from './point'

/** The middle of the square, and from it to the corner C. */
export interface SquareDiagonal {
  readonly middle: Point
  readonly half: Point
  readonly stem: 0 | 1 | 2
}

const moved = (p: Point, dx: number, dy: number): Point => [p[0] + dx, p[1] + dy]

export const cornersOf = ({ middle, half: [u, v] }: Omit<SquareDiagonal, 'stem'>) => ({
  a: moved(middle, -u, -v),
  b: moved(middle, v, -u),
  c: moved(middle, u, v),
  d: moved(middle, -v, u),
})

export function drawDiagonal(random: Random): SquareDiagonal {
  return {
    ...random.until(
      (source) => {
        const [u, v] = [source.integer(1, 5), source.integer(1, 5)]
        return { middle: drawPoint(source, 6), half: [u, source.pick([v, -v])] as const }
      },
      ({ middle, half: [u, v] }) =>
        // else the sides are parallel to the axes and the corners seen at a glance
        Math.abs(u) !== Math.abs(v) &&
        u * u + v * v >= 5 &&
        Object.values(cornersOf({ middle, half: [u, v] }))
          .flat()
          .every((value) => Math.abs(value) <= 9),
    ),
    stem: random.pick([0, 1, 2] as const),
  }
}

const shift = (letter: string, value: number): string =>
  sumTex([
    [1, letter],
    [-value, ''],
  ])
const inBrackets = (text: string): string => (text.length > 1 ? `(${text})` : text)
const times = (k: number): string => (k === 1 ? '' : `${k}`)

/** Five marks: B is as far from A as from C, and as far from the mid-point of AC as A is. */
export function otherVertexSteps(draw: SquareDiagonal): readonly Step[] {
  const {
    middle: [p, q],
    half: [u, v],
  } = draw
  const { a, b, c, d } = cornersOf(draw)
  const common = gcd(u, v)
  const [s, t] = [u / common, v / common]
  const size = u * u + v * v
  const linear = chain(
    sumTex([
      [s, 'x'],
      [t, 'y'],
    ]),
    `${s * p + t * q}`,
  )
  const [ys, xs] = [shift('y', q), shift('x', p)]
  const bySlope = `${times(Math.abs(t))}${inBrackets(ys)} = ${t > 0 ? '-' : ''}${times(s)}${inBrackets(xs)}`
  const squares = (m: number) => (m === 1 ? '' : `${m}`)
  return [
    line('letters', 'Let $B$ be the point $(x, y)$. The sides of a square are equal, so $AB^2 = BC^2$.'),
    earns(
      0.5,
      says`${chain(`${shiftedSquare('x', a[0])} + ${shiftedSquare('y', a[1])}`, `${shiftedSquare('x', c[0])} + ${shiftedSquare('y', c[1])}`)}`,
      'equal sides',
    ),
    earns(1, says`Opening the squares and collecting, ${linear} ... (1)`, 'line'),
    earns(
      0.5,
      says`The mid-point of $AC$ is ${chain('M', tupleTex(averageTex(a[0], c[0]), averageTex(a[1], c[1])), pointText([p, q]))}.`,
      'middle',
    ),
    earns(
      1,
      says`The diagonals are equal and bisect each other, so $BM^2 = AM^2$: ${chain(`${shiftedSquare('x', p)} + ${shiftedSquare('y', q)}`, `${u}^2 + ${v < 0 ? `(${v})` : v}^2`, `${size}`)} ... (2)`,
      'circle',
    ),
    earns(0.5, `By (1), $${bySlope}$.`, 'from the line'),
    earns(
      0.5,
      `${t * t === 1 ? 'Put in (2)' : `Put in (2) times $${t * t}$`}: $${squares(t * t)}${shiftedSquare('x', p)} + ${squares(s * s)}${shiftedSquare('x', p)} = ${size * t * t}$, so $${shiftedSquare('x', p)} = ${v * v}$.`,
      'put in',
    ),
    earns(
      0.5,
      `So $x = ${p + Math.abs(v)}$ or $x = ${p - Math.abs(v)}$, and (1) gives $y = ${p + Math.abs(v) === b[0] ? b[1] : d[1]}$ or $y = ${p + Math.abs(v) === b[0] ? d[1] : b[1]}$.`,
      'roots',
    ),
    earns(0.5, `Hence the other two vertices are $${pointText(b)}$ and $${pointText(d)}$.`),
  ]
}

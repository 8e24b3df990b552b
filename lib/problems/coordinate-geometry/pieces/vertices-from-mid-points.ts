import type { Random } from '../../../random'
import { chain, earns, line, says, type Step } from '../../template'
import { drawPoint, pointText, type Point } from './point'

export interface MidPoints {
  readonly corners: readonly [Point, Point, Point]
  readonly stem: 0 | 1 | 2
}

/** Whole mid-points: the corners agree in what is even. */
export const drawCorners = (random: Random): MidPoints => ({
  ...random.until(
    (source) => {
      const a = drawPoint(source, 8)
      const [u, v] = [drawPoint(source, 6), drawPoint(source, 6)]
      return { corners: [a, [a[0] + 2 * u[0], a[1] + 2 * u[1]], [a[0] + 2 * v[0], a[1] + 2 * v[1]]] as const, u, v }
    },
    ({ corners, u, v }) =>
      Math.abs(u[0] * v[1] - u[1] * v[0]) >= 4 &&
      corners.flat().every((value) => Math.abs(value) <= 9) &&
      corners.every(([x, y]) => x !== y) &&
      // a sum of zero need not be halved
      [0, 1].every((at) => corners.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) !== 0) &&
      new Set(corners.map(([x]) => x)).size === 3 &&
      new Set(corners.map(([, y]) => y)).size === 3 &&
      corners.some(([x, y]) => x !== 0 && y !== 0),
  ),
  stem: random.pick([0, 1, 2] as const),
})

/** "x_1 + x_2 = 2" */
export const equationTex = (letter: 'x' | 'y', one: number, two: number, sum: number): string =>
  `${letter}_${one} + ${letter}_${two} = ${sum}`

const minus = (value: number): string => (value < 0 ? `(${value})` : `${value}`)

/** The three lines for one coordinate. */
function linesFor(
  letter: 'x' | 'y',
  [p, q, r]: readonly [number, number, number],
  marks: readonly [number, number],
): readonly Step[] {
  const [pq, qr, rp] = [p + q, q + r, r + p]
  const total = p + q + r
  return [
    earns(
      marks[0],
      `${letter === 'x' ? 'Mid-point formula' : 'In the same way'}: $${equationTex(letter, 1, 2, pq)}$, $${equationTex(letter, 2, 3, qr)}$ and $${equationTex(letter, 3, 1, rp)}$.`,
      `equations of ${letter}`,
    ),
    ...[
      says`Adding them and dividing by 2: ${chain(`${letter}_1 + ${letter}_2 + ${letter}_3`, `\\frac{${pq} + ${minus(qr)} + ${minus(rp)}}{2}`, `${total}`)}`,
    ].map((said) => (letter === 'x' ? earns(0.5, said, 'sum of x') : line('sum of y', said))),
    earns(
      marks[1],
      says`So ${chain(`${letter}_3`, `${total} - ${minus(pq)}`, `${r}`)}, ${chain(`${letter}_1`, `${total} - ${minus(qr)}`, `${p}`)} and ${chain(`${letter}_2`, `${total} - ${minus(rp)}`, `${q}`)}.`,
      `values of ${letter}`,
    ),
  ]
}

/** Three marks. */
export function vertexSteps({ corners: [a, b, c] }: MidPoints): readonly Step[] {
  return [
    line('letters', 'Let the vertices be $A(x_1, y_1)$, $B(x_2, y_2)$ and $C(x_3, y_3)$.'),
    ...linesFor('x', [a[0], b[0], c[0]], [0.5, 0.5]),
    ...linesFor('y', [a[1], b[1], c[1]], [0.5, 0.5]),
    earns(0.5, `Hence the vertices are $A${pointText(a)}$, $B${pointText(b)}$ and $C${pointText(c)}$.`),
  ]
}

import { bracketed, sumTex } from '../../../maths'
import { chain, earns, says, type Step } from '../../template'
import type { Said } from '../../../solutions/claim'

/** A(a, ±a) and B opposite to it through the origin; C is √t times as far from the origin as they are, at right angles to AB. */
export interface SurdTriangle {
  readonly a: number
  readonly slant: 1 | -1
  readonly side: 1 | -1
  readonly t: 1 | 2 | 3 | 5
  readonly order: readonly number[]
  readonly stem: number
}

/** The coordinates of C as multiples of √t. */
export const apex = ({ a, slant, side }: SurdTriangle): readonly [number, number] => [0 - side * slant * a, side * a]

/** "(p√t - q)^2" and what it opens to: "12 + 8\sqrt{3} + 4". */
function square(p: number, t: number, q: number): readonly [asked: string, opened: string] {
  const root = `\\sqrt{${t}}`
  const asked =
    t === 1
      ? `${bracketed(p - q)}^2`
      : `(${sumTex([
          [p, root],
          [-q, ''],
        ])})^2`
  const opened =
    t === 1
      ? `${(p - q) ** 2}`
      : sumTex([
          [p * p * t, ''],
          [-2 * p * q, root],
          [q * q, ''],
        ])
  return [asked, opened]
}

/** "CA^2 = (-2√3 - 2)^2 + (2√3 - 2)^2", opened, and its value. */
export function squareLine(name: string, draw: SurdTriangle, [x, y]: readonly [number, number]): Said {
  const { a, t } = draw
  const [u, v] = apex(draw)
  const [[first, firstOpened], [second, secondOpened]] = [square(u, t, x), square(v, t, y)]
  const opened = t === 1 ? `${firstOpened} + ${secondOpened}` : `(${firstOpened}) + (${secondOpened})`
  return says`${chain(`${name}^2`, `${first} + ${second}`, opened, `${2 * a * a * (t + 1)}`)}`
}

/** What the three squares say: half a mark where one comparison is enough, a whole one where two are needed. */
export function comparison({ a, t }: SurdTriangle): readonly Step[] {
  const [base, leg] = [8 * a * a, 2 * a * a * (t + 1)]
  if (t === 3) return [earns(0.5, 'The three squares are equal, so $AB = BC = CA$.', 'comparison')]
  if (t === 1) return [earns(1, `$BC = CA$, and $BC^2 + CA^2 = ${leg} + ${leg} = ${base} = AB^2$.`, 'comparison')]
  const [small, large] = t === 2 ? [leg, base] : [base, leg]
  return [
    earns(0.5, '$BC = CA$, but $AB$ is not equal to them: two sides are equal, not all three.', 'comparison'),
    earns(
      0.5,
      `The two smaller squares add to $${small} + ${leg} = ${small + leg}$, which is not $${large}$: there is no right angle.`,
    ),
  ]
}

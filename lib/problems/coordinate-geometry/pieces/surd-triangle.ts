import type { SurdTriangle } from './surd-triangle-draw'
import { bracketed, sumTex } from '../../../maths'
import { chain, line, says, type Step } from '../../template'
import type { Said } from '../../../solutions/claim'

/** A point whose coordinates are multiples of one root. */
interface SurdPoint {
  readonly x: number
  readonly y: number
  readonly under: number
}

export function cornersOf({ a, slant, s, c, t }: SurdTriangle): readonly [A: SurdPoint, B: SurdPoint, C: SurdPoint] {
  return [
    { x: a, y: slant * a, under: s },
    { x: -a, y: -slant * a, under: s },
    { x: c[0], y: c[1], under: t },
  ]
}

const root = (s: number): string => (s === 1 ? '' : `\\sqrt{${s}}`)

/** "-2\sqrt{3}". */
const timesRoot = (n: number, s: number): string => (n === 0 ? '0' : sumTex([[n, root(s)]]))

export const pointTex = ({ x, y, under }: SurdPoint): string => `(${timesRoot(x, under)}, ${timesRoot(y, under)})`

/** "(2√3 - 4)^2" and what it opens to, "(12 - 16√3 + 16)"; like surds are put together first. */
function square(p: number, s: number, q: number, t: number): readonly [asked: string, opened: string] {
  if (s === t)
    return [s === 1 || p === q ? `${bracketed(p - q)}^2` : `(${timesRoot(p - q, s)})^2`, `${(p - q) ** 2 * s}`]
  const asked = sumTex([
    [p, root(s)],
    [-q, root(t)],
  ])
  const opened = sumTex([
    [p * p * s, ''],
    [-2 * p * q, root(s * t)],
    [q * q * t, ''],
  ])
  return [`(${asked})^2`, `(${opened})`]
}

/** The square of a distance; where the roots differ, the points lie at right angles seen from the origin, and the roots cancel. */
export function squaredBetween(p: SurdPoint, q: SurdPoint): number {
  const squares = p.under * (p.x ** 2 + p.y ** 2) + q.under * (q.x ** 2 + q.y ** 2)
  return p.under === q.under ? squares - 2 * p.under * (p.x * q.x + p.y * q.y) : squares
}

/** "CA^2 = (-2√3 - 2)^2 + (2√3 - 2)^2", opened, and its value. */
export function squareLine(name: string, from: SurdPoint, to: SurdPoint): Said {
  const [first, firstOpened] = square(to.x, to.under, from.x, from.under)
  const [second, secondOpened] = square(to.y, to.under, from.y, from.under)
  return says`${chain(`${name}^2`, `${first} + ${second}`, `${firstOpened} + ${secondOpened}`, `${squaredBetween(from, to)}`)}`
}

/** What the three squares say. */
export function comparison(drawn: SurdTriangle): readonly Step[] {
  const [A, B, C] = cornersOf(drawn)
  const [base, leg] = [squaredBetween(A, B), squaredBetween(B, C)]
  switch (drawn.kind) {
    case 'equilateral':
      return [line('comparison', 'The three squares are equal, so $AB = BC = CA$.')]
    case 'right isosceles':
      return [line('comparison', `$BC = CA$, and $BC^2 + CA^2 = ${leg} + ${leg} = ${base} = AB^2$.`)]
    case 'isosceles': {
      const [small, large] = leg < base ? [leg, base] : [base, leg]
      return [
        line('comparison', '$BC = CA$, but $AB$ is not equal to them: two sides are equal, not all three.'),
        `The two smaller squares add to $${small} + ${leg} = ${small + leg}$, which is not $${large}$: there is no right angle.`,
      ]
    }
    case 'scalene':
      return [line('comparison', 'The three squares are different, so no two of the sides are equal.')]
    default:
      return drawn.kind satisfies never
  }
}

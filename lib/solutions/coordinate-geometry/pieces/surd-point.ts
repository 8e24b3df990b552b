import { bracketed, sumTex } from '../../../maths'
import { chain, says, type Said } from '../../claim'

/** A whole multiple of one root: −2√3; the root is 1 for a whole number. */
export interface RootMultiple {
  readonly times: number
  readonly under: number
}

export interface SurdPoint {
  readonly name: string
  readonly x: RootMultiple
  readonly y: RootMultiple
}

const root = (s: number): string => (s === 1 ? '' : `\\sqrt{${s}}`)

/** "-2\sqrt{3}". */
export const rootMultipleTex = ({ times, under }: RootMultiple): string =>
  times === 0 ? '0' : sumTex([[times, root(under)]])

/** The square of the difference of two multiples: its whole part, and what stands before the root of `under`. */
function squareOf(to: RootMultiple, from: RootMultiple) {
  const [p, s, q, t] = [to.times, to.under, from.times, from.under]
  if (s === t || p * q === 0) return { whole: s === t ? (p - q) ** 2 * s : p * p * s + q * q * t, before: 0, under: 1 }
  return { whole: p * p * s + q * q * t, before: -2 * p * q, under: s * t }
}

/** "(2√3 - 4)^2" and what it opens to, "(12 - 16√3 + 16)"; like surds are put together first. */
function square(to: RootMultiple, from: RootMultiple): readonly [asked: string, opened: string] {
  const [p, s, q, t] = [to.times, to.under, from.times, from.under]
  const { whole, before, under } = squareOf(to, from)
  if (s === t)
    return [
      s === 1 || p === q ? `${bracketed(p - q)}^2` : `(${rootMultipleTex({ times: p - q, under: s })})^2`,
      `${whole}`,
    ]
  const asked = sumTex([
    [p, root(s)],
    [-q, root(t)],
  ])
  if (before === 0) return [`(${asked})^2`, `${whole}`]
  const opened = sumTex([
    [p * p * s, ''],
    [before, root(under)],
    [q * q * t, ''],
  ])
  return [`(${asked})^2`, `(${opened})`]
}

/** The square of a distance where its roots cancel; null where they do not. */
export function squaredBetween(from: SurdPoint, to: SurdPoint): number | null {
  const [a, b] = [squareOf(to.x, from.x), squareOf(to.y, from.y)]
  const cancels = a.before === 0 ? b.before === 0 : a.under === b.under && a.before + b.before === 0
  return cancels ? a.whole + b.whole : null
}

/** "CA^2 = (-2√3 - 2)^2 + (2√3 - 2)^2", opened, and its value. */
export function squareLine(from: SurdPoint, to: SurdPoint): Said {
  const [first, firstOpened] = square(to.x, from.x)
  const [second, secondOpened] = square(to.y, from.y)
  const name = `${from.name}${to.name}`
  return says`${chain(`${name}^2`, `${first} + ${second}`, `${firstOpened} + ${secondOpened}`, `${squaredBetween(from, to) ?? 0}`)}`
}

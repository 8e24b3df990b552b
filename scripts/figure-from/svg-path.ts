import type { XY } from '../../lib/figures/figure'

/** x' = ax + cy + e, y' = bx + dy + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const placed = ([a, b, c, d, e, f]: Transform, [x, y]: XY): XY => [a * x + c * y + e, b * x + d * y + f]

const after = ([a, b, c, d, e, f]: Transform, [p, q, r, s, t, u]: Transform): Transform => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
]

/** transform="translate(3 4) scale(2)" within another transform. */
export const transformOf = (text: string, outer: Transform): Transform =>
  [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Transform>((so, [, name, list = '']) => {
    const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const hasSecond = /[\s,]\S/.test(list.trim())
    switch (name) {
      case 'matrix':
        return after(so, [p, q, r, s, t, u])
      case 'translate':
        return after(so, [1, 0, 0, 1, p, q])
      case 'scale':
        return after(so, [p, 0, 0, hasSecond ? q : p, 0, 0])
      case 'rotate': {
        const [cos, sin] = [Math.cos((p * Math.PI) / 180), Math.sin((p * Math.PI) / 180)]
        return after(after(after(so, [1, 0, 0, 1, q, r]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -q, -r])
      }
      default:
        return so
    }
  }, outer)

/** One stroke of a path: the places that it goes through. */
export interface Run {
  readonly points: readonly XY[]
  readonly isClosed: boolean
  readonly isCurved: boolean
}

/** How many numbers each command of a path takes; those of the last point come last. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 }

/** The strokes of a path: d="M 10 10 L 20 20". */
export function runsIn(d: string): readonly Run[] {
  const runs: { points: XY[]; isClosed: boolean; isCurved: boolean }[] = []
  let here: XY = [0, 0]
  for (const [, letter = '', list = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase()
    const run = runs.at(-1)
    if (command === 'Z') {
      if (run) {
        run.isClosed = true
        here = run.points[0] ?? here
      }
      continue
    }
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    const each = takes[command] ?? 2
    for (let at = 0; at + each <= values.length; at += each) {
      const [x = 0, y = 0] = command === 'H' ? [values[at]] : values.slice(at + each - 2, at + each)
      const own: XY = command === 'V' ? [0, values[at] ?? 0] : [x, y]
      const isRelative = letter !== command
      const [fromX, fromY] = isRelative ? here : [command === 'V' ? here[0] : 0, command === 'H' ? here[1] : 0]
      here = [fromX + own[0], fromY + own[1]]
      if (command === 'M' && at === 0) runs.push({ points: [here], isClosed: false, isCurved: false })
      else if (runs.length > 0) {
        const current = runs[runs.length - 1]
        current?.points.push(here)
        if (current && 'CSQTA'.includes(command)) current.isCurved = true
      }
    }
  }
  return runs.filter(({ points }) => points.length > 1)
}

/** A whole circle: curved, back where it began, every place of it as far from the middle. Two half circles have their ends alone. */
export function circleIn({ points, isCurved }: Run): { readonly at: XY; readonly radius: number } | undefined {
  const [first, second] = points
  const last = points.at(-1)
  if (!isCurved || !first || !second || !last || points.length < 3) return undefined
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const at: XY = [middle(xs), middle(ys)]
  const far = points.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))
  const radius = Math.max(...far)
  const isBack = Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.02 * radius
  return isBack && far.every((one) => Math.abs(one - radius) < 0.02 * radius) ? { at, radius } : undefined
}

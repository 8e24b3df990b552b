import type { Shape } from './drawing'
import type { XY } from './figure'
import { pointsOn } from './curve'

/** Points along each stroke of a drawing, near enough to each other that straight pieces between them are as good as the stroke. */
export const tracesOf = (shapes: readonly Shape[]): readonly (readonly XY[])[] =>
  shapes.flatMap((shape) => (shape.kind === 'path' && /figure-(line|dot)/.test(shape.look) ? traces(shape.d) : []))

/** The strokes of a path as path.ts writes it: M, L, C, Z, and A anticlockwise and upright. */
export const traces = (d: string): readonly (readonly XY[])[] =>
  d.split(/(?=M)/).map((stroke) => {
    const points: XY[] = []
    for (const [, command, written = ''] of stroke.matchAll(/([MLCAZ])([^MLCAZ]*)/g)) {
      const numbers = written.trim() === '' ? [] : written.trim().split(/\s+/).map(Number)
      points.push(...stepsOf(command, numbers, points))
    }
    return points
  })

const pairs = (numbers: readonly number[]): readonly XY[] =>
  numbers.flatMap((x, i): readonly XY[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []))

function stepsOf(command: string | undefined, numbers: readonly number[], before: readonly XY[]): readonly XY[] {
  const last: XY = before.at(-1) ?? [0, 0]
  const first: XY = before[0] ?? last
  if (command === 'Z') return [first]
  if (command === 'A') return arcPoints(last, numbers)
  if (command !== 'C') return pairs(numbers)
  const [one = last, other = last, to = last] = pairs(numbers)
  return pointsOn([last, one, other, to], 24).slice(1)
}

/** Stretched to a circle of radius 1 the centre lies beside the middle of the chord, on the left of the way for the long arc. */
function arcPoints([x0, y0]: XY, [rx = 1, ry = 1, , large = 0, , x = 0, y = 0]: readonly number[]): readonly XY[] {
  const [from, to]: readonly [XY, XY] = [
    [x0 / rx, y0 / ry],
    [x / rx, y / ry],
  ]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const chord = Math.hypot(dx, dy) || 1e-9
  const away = Math.sqrt(Math.max(0, 1 - (chord / 2) ** 2)) * (large ? 1 : -1)
  const centre: XY = [(from[0] + to[0]) / 2 - (away * dy) / chord, (from[1] + to[1]) / 2 + (away * dx) / chord]
  const angle = ([px, py]: XY) => Math.atan2(py - centre[1], px - centre[0])
  const start = angle(from)
  // anticlockwise as the reader sees it: the angle falls, for y runs downwards
  const turn = (start - angle(to) + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI
  const count = Math.max(6, Math.ceil((turn * Math.max(rx, ry)) / 6))
  return Array.from({ length: count }, (_, i): XY => {
    const at = start - (turn * (i + 1)) / count
    return [(centre[0] + Math.cos(at)) * rx, (centre[1] + Math.sin(at)) * ry]
  })
}

import { clipSegment, type Box } from './box'
import type { PlaneCurve, XY } from './figure'

/** Pieces of a curve inside the frame, each a cubic Bézier curve in the units of the plane. */
export type CurvePiece = readonly [from: XY, control1: XY, control2: XY, to: XY]

const samples = 240

/** The value of a polynomial, its coefficients with the highest power first. */
export const valueAt = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)

/** @throws when a curve has neither a polynomial nor a line. */
export function curvePieces(curve: PlaneCurve, x: XY, y: XY): readonly CurvePiece[] {
  if (curve.polynomial) return polynomialPieces(curve.polynomial, x, y)
  if (curve.line) return linePieces(curve.line, { left: x[0], right: x[1], top: y[0], bottom: y[1] })
  throw new Error('curvePieces: a curve needs a polynomial or a line')
}

function linePieces([a, b, c]: readonly [number, number, number], box: Box): readonly CurvePiece[] {
  if (a === 0 && b === 0) throw new Error(`curvePieces: ${a}x + ${b}y = ${c} is not a line`)
  const foot: XY = [(a * c) / (a * a + b * b), (b * c) / (a * a + b * b)]
  const reach = (Math.hypot(box.right - box.left, box.bottom - box.top) + Math.hypot(...foot)) / Math.hypot(a, b)
  const ends = clipSegment([foot[0] - b * reach, foot[1] + a * reach], [foot[0] + b * reach, foot[1] - a * reach], box)
  if (!ends) return []
  const [from, to] = ends
  const along = (share: number): XY => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  return [[from, along(1 / 3), along(2 / 3), to]]
}

/** Up to degree 3 a Bézier curve is the polynomial exactly; above, one piece for each sample is as good. */
function polynomialPieces(coefficients: readonly number[], x: XY, y: XY): readonly CurvePiece[] {
  const inside = (at: number) => {
    const value = valueAt(coefficients, at)
    return value >= y[0] - 1e-9 && value <= y[1] + 1e-9
  }
  const at = (i: number) => x[0] + ((x[1] - x[0]) * i) / samples
  const ends: number[] = inside(x[0]) ? [x[0]] : []
  for (let i = 0; i < samples; i++)
    if (inside(at(i)) !== inside(at(i + 1))) ends.push(crossing(inside, at(i), at(i + 1)))
  if (inside(x[1])) ends.push(x[1])
  const pieces: CurvePiece[] = []
  for (let i = 0; i + 1 < ends.length; i += 2) {
    const [from, to] = [ends[i] ?? 0, ends[i + 1] ?? 0]
    const parts = coefficients.length > 4 ? 24 : 1
    for (let part = 0; part < parts; part++)
      pieces.push(hermite(coefficients, from + ((to - from) * part) / parts, from + ((to - from) * (part + 1)) / parts))
  }
  return pieces
}

/** Where the curve leaves or enters the frame, by bisection. */
function crossing(inside: (x: number) => boolean, left: number, right: number): number {
  let [a, b] = [left, right]
  for (let i = 0; i < 40; i++) {
    const middle = (a + b) / 2
    if (inside(middle) === inside(a)) a = middle
    else b = middle
  }
  return inside(a) ? a : b
}

function hermite(coefficients: readonly number[], from: number, to: number): CurvePiece {
  const degree = coefficients.length - 1
  const slopes = coefficients.slice(0, -1).map((coefficient, i) => coefficient * (degree - i))
  const third = (to - from) / 3
  const [start, end] = [valueAt(coefficients, from), valueAt(coefficients, to)]
  return [
    [from, start],
    [from + third, start + valueAt(slopes, from) * third],
    [to - third, end - valueAt(slopes, to) * third],
    [to, end],
  ]
}

/** Points along one piece, both ends included. */
export function pointsOn([a, b, c, d]: CurvePiece, parts: number): readonly XY[] {
  return Array.from({ length: parts + 1 }, (_, i): XY => {
    const t = i / parts
    const blend = (p: number, q: number, r: number, s: number) =>
      (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s
    return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]
  })
}

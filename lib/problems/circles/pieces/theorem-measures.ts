import { radians } from './measured'

export const near = (p: number, q: number) => Math.abs(p - q) < 1e-9

/** Tangent lengths from the corners of a quadrilateral that touches the unit circle at four angles. */
export const tangentLengths = (touch: readonly number[]): readonly number[] =>
  touch.map((angle, index) => {
    const next = touch[(index + 1) % touch.length] ?? angle
    return Math.tan(radians(((next - angle + 360) % 360) / 2))
  })

export const sidesAddUp = (): boolean => {
  const [a = 0, b = 0, c = 0, d = 0] = tangentLengths([10, 80, 190, 280])
  return near(d + a + (b + c), a + b + (c + d))
}

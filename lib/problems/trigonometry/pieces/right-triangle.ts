import { sidesOf, type RatioName, type Side } from '../../../solutions/trigonometry/pieces/ratio'
import { fraction } from '../../../maths'

/** The acute angle at the first corner, or at the last one. */
type Acute = 'first' | 'last'

/** A right triangle with whole sides. */
export interface RightTriangle {
  /** Corners: one acute angle, the right angle, the other acute angle. */
  readonly corners: readonly [string, string, string]
  /** The side from the first corner to the right angle, and from the right angle to the last. */
  readonly base: number
  readonly height: number
  readonly hypotenuse: number
}

function sideLength({ base, height, hypotenuse }: RightTriangle, at: Acute, side: Side): number {
  if (side === 'hypotenuse') return hypotenuse
  return (side === 'adjacent') === (at === 'first') ? base : height
}

/** A ratio of one of the acute angles, exactly. */
export const ratioIn = (triangle: RightTriangle, at: Acute, name: RatioName) =>
  fraction(sideLength(triangle, at, sidesOf[name][0]), sideLength(triangle, at, sidesOf[name][1]))

/** The triangle with its third side found by adding or subtracting the sides instead of their squares. */
export function withoutSquares(triangle: RightTriangle, hidden: Side): RightTriangle {
  const { base, height, hypotenuse } = triangle
  return {
    hypotenuse: { ...triangle, hypotenuse: base + height },
    adjacent: { ...triangle, base: hypotenuse - height },
    opposite: { ...triangle, height: hypotenuse - base },
  }[hidden]
}

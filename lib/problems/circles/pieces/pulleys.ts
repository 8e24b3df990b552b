import type { SketchFigure, XY } from '../../../figures/figure'

/** Two circles beside each other, and a line that touches both. */
export interface Pulleys {
  /** Radii, distance of the centres, length of the direct common tangent. */
  readonly large: number
  readonly small: number
  readonly distance: number
  readonly tangent: number
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Whole lengths throughout; the circles lie outside each other or touch. */
export const pulleyPairs: readonly Pulleys[] = range(3, 20).flatMap((small) =>
  range(small + 1, 25).flatMap((large) =>
    range(large + small, 61).flatMap((distance) => {
      const tangent = Math.sqrt(distance ** 2 - (large - small) ** 2)
      // a much smaller circle leaves no room for the names of its points
      const drawable = 4 * small >= large && tangent !== large
      return Number.isInteger(tangent) && drawable ? [{ large, small, distance, tangent }] : []
    }),
  ),
)

/** Both circles above their common tangent. */
export function pulleyFigure({ large, small, distance, tangent }: Pulleys): SketchFigure {
  // The tangent lies along the x-axis, the larger circle above it on the left.
  const points: Readonly<Record<string, XY>> = {
    A: [0, 0],
    B: [tangent, 0],
    P: [0, large],
    Q: [tangent, small],
  }
  return {
    kind: 'sketch',
    points,
    dots: ['P', 'Q'],
    circles: [
      { centre: 'P', radius: large },
      { centre: 'Q', radius: small },
    ],
    segments: [
      { from: 'A', to: 'B' },
      { from: 'P', to: 'A' },
      { from: 'Q', to: 'B' },
      { from: 'P', to: 'Q' },
    ],
    description: `Two circles with centres P and Q and radii ${large} cm and ${small} cm, ${distance} cm apart, and a line which touches them at A and B on the same side.`,
  }
}

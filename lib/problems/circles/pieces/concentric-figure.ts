import type { SketchFigure, XY } from '../../../figures/figure'

interface Lengths {
  readonly large: number
  readonly small: number
  /** The tangent to the larger circle. */
  readonly known: number
}

/** Two circles about O, and from P a tangent to each, on either side of OP; to scale. */
export function concentricFigure(
  [P, A, B]: readonly [string, string, string],
  { large, small, known }: Lengths,
): SketchFigure {
  const distance = Math.hypot(large, known)
  const at = (radius: number, side: 1 | -1): XY => {
    const turn = Math.acos(radius / distance)
    return [radius * Math.cos(turn), side * radius * Math.sin(turn)]
  }
  return {
    kind: 'sketch',
    points: { O: [0, 0], [P]: [distance, 0], [A]: at(large, 1), [B]: at(small, -1) },
    dots: ['O'],
    circles: [
      { centre: 'O', radius: large },
      { centre: 'O', radius: small },
    ],
    segments: [
      { from: P, to: A, label: `${known} cm`, tone: 2 },
      { from: P, to: B, label: '?', tone: 2 },
      { from: 'O', to: A, label: `${large} cm` },
      { from: 'O', to: B, label: `${small} cm` },
      { from: 'O', to: P, dashed: true },
    ],
    description: `Two circles with the centre O and the radii ${large} cm and ${small} cm; from ${P} the tangent ${P}${A} of ${known} cm to the larger circle and the tangent ${P}${B} to the smaller one.`,
  }
}

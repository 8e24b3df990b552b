import type { SketchFigure } from '../../../figures/figure'

/** Triangle ABC with D on BC and angle ADC equal to angle BAC, drawn to scale for the given CB and CD. */
export function productFigure(
  [A, B, C, D]: readonly [string, string, string, string],
  whole: number,
  part: number,
): SketchFigure {
  const CA = Math.sqrt(whole * part)
  const angle = (50 * Math.PI) / 180
  return {
    kind: 'sketch',
    points: {
      [C]: [whole, 0],
      [B]: [0, 0],
      [D]: [whole - part, 0],
      [A]: [whole - CA * Math.cos(angle), CA * Math.sin(angle)],
    },
    segments: [
      { from: A, to: B },
      { from: B, to: D },
      { from: D, to: C },
      { from: A, to: C },
      { from: A, to: D, tone: 2 },
    ],
    angles: [
      { at: A, from: B, to: C },
      { at: D, from: A, to: C },
    ],
    description: `Triangle ${A}${B}${C} with ${D} on side ${B}${C}; ${A} is joined to ${D}. Angle ${A}${D}${C} is equal to angle ${B}${A}${C}.`,
  }
}

import type { Letters } from '../../../solutions/triangles/pieces/letters'
import type { SketchFigure } from '../../../figures/figure'

/** Triangle ABC with D on AB and E on AC, to scale; the angles at E and at B are marked. */
export function antiparallelFigure(
  [A, B, C, D, E]: Letters,
  [ab, ac, ad, ae]: readonly number[],
  cosine: number,
): SketchFigure {
  const sine = Math.sqrt(1 - cosine * cosine)
  const on = (length = 0): readonly [number, number] => [length * cosine, length * sine]
  return {
    kind: 'sketch',
    points: { [A]: [0, 0], [B]: [ab ?? 0, 0], [C]: on(ac), [D]: [ad ?? 0, 0], [E]: on(ae) },
    segments: [
      { from: A, to: B },
      { from: B, to: C },
      { from: C, to: A },
      { from: D, to: E, tone: 2 },
    ],
    angles: [
      { at: E, from: A, to: D },
      { at: B, from: A, to: C },
    ],
    description: `Triangle ${A}${B}${C} with ${D} on ${A}${B} and ${E} on ${A}${C}; the angles ${A}${E}${D} and ${A}${B}${C} are marked as equal.`,
  }
}

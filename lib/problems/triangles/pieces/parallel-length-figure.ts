import type { Letters } from '../../../solutions/triangles/pieces/letters'
import { between } from './points'
import type { SketchFigure, XY } from '../../../figures/figure'

interface Labels {
  readonly upper: string
  readonly lower: string
  readonly short: string
  readonly long: string
}

/** Triangle ABC with DE parallel to BC, to scale for the lengths of AB and BC; `share` is AD : AB. */
export function parallelLengthFigure(
  [A, B, C, D, E]: Letters,
  share: number,
  [ab, bc]: readonly [number, number],
  { upper, lower, short, long }: Labels,
): SketchFigure {
  const [top, left, right]: readonly [XY, XY, XY] = [
    [0.42 * ab, 0.9075 * ab],
    [0, 0],
    [bc, 0],
  ]
  return {
    kind: 'sketch',
    points: { [A]: top, [B]: left, [C]: right, [D]: between(top, left, share), [E]: between(top, right, share) },
    segments: [
      { from: A, to: D, label: upper },
      { from: D, to: B, label: lower },
      { from: A, to: C },
      { from: D, to: E, arrows: 1, tone: 2, label: short },
      { from: B, to: C, arrows: 1, label: long },
    ],
    description: `Triangle ${A}${B}${C} with ${D} on ${A}${B} and ${E} on ${A}${C}; ${D}${E} is parallel to ${B}${C}. ${A}${D} = ${upper}, ${D}${B} = ${lower}, ${D}${E} = ${short}, ${B}${C} = ${long}.`,
  }
}

import type { Letters } from '../../../solutions/triangles/pieces/letters'
import { between } from './points'
import type { SketchFigure } from '../../../figures/figure'

/** Labels of the four parts of the two sides that the parallel line cuts, in plain text. */
export interface PartLabels {
  readonly upperLeft: string
  readonly lowerLeft: string
  readonly upperRight: string
  readonly lowerRight: string
}

const corners = { top: [3.4, 6], left: [0, 0], right: [8, 0] } as const

/** Triangle ABC with DE parallel to BC, D on AB and E on AC; `share` is AD : AB. The arrows of parallel lines may be left out. */
export function parallelFigure(
  letters: Letters,
  share: number,
  labels: PartLabels,
  { marked = true }: { readonly marked?: boolean } = {},
): SketchFigure {
  const [A, B, C, D, E] = letters
  const { top, left, right } = corners
  const parts = [
    [`${A}${D}`, labels.upperLeft],
    [`${D}${B}`, labels.lowerLeft],
    [`${A}${E}`, labels.upperRight],
    [`${E}${C}`, labels.lowerRight],
  ].map(([name, label]) => `${name} = ${label}`)
  const arrows = marked ? { arrows: 1 as const } : {}
  return {
    kind: 'sketch',
    points: { [A]: top, [B]: left, [C]: right, [D]: between(top, left, share), [E]: between(top, right, share) },
    segments: [
      { from: A, to: D, label: labels.upperLeft },
      { from: D, to: B, label: labels.lowerLeft },
      { from: A, to: E, label: labels.upperRight },
      { from: E, to: C, label: labels.lowerRight },
      { from: D, to: E, ...arrows, tone: 2 },
      { from: B, to: C, ...arrows },
    ],
    description: `Triangle ${A}${B}${C} with ${D} on side ${A}${B} and ${E} on side ${A}${C}; ${D} and ${E} are joined${marked ? `, and ${D}${E} is parallel to ${B}${C}` : ''}. ${parts.join(', ')}. Not to scale.`,
    caption: 'Not to scale.',
  }
}

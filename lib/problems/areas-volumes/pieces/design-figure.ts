import type { SketchFigure, XY } from '../../../figures/figure'

const names = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** A regular polygon in a circle with the segments outside it shaded. */
export function designFigure(corners: 4 | 6, radius: string): SketchFigure {
  const used = names.slice(0, corners)
  const turn = 360 / corners
  const angle = (index: number) => 90 + turn / 2 + turn * index
  const at = (degrees: number): XY => [
    Number((5 * Math.cos((degrees * Math.PI) / 180)).toFixed(3)),
    Number((5 * Math.sin((degrees * Math.PI) / 180)).toFixed(3)),
  ]
  return {
    kind: 'sketch',
    points: { O: [0, 0], ...Object.fromEntries(used.map((name, index) => [name, at(angle(index))])) },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 5 }],
    segments: [
      ...used.map((from, index) => ({ from, to: used[(index + 1) % corners] ?? from })),
      { from: 'O', to: used[corners - 1] ?? 'A', label: radius, dashed: true },
    ],
    arcs: used.map((_, index) => ({
      centre: 'O',
      radius: 5,
      from: angle(index),
      to: angle(index) + turn,
      shaded: 'segment' as const,
    })),
    description: `A circle of radius ${radius} with a regular polygon of ${corners} sides inside it, its corners on the circle; the ${corners} parts between the polygon and the circle are shaded.`,
  }
}

import type { PlaneFigure, XY } from '../../../figures/figure'
import { fraction } from '../../../maths'
import { lineLabel } from './line'
import type { Pair } from '../../../solutions/linear-equations/pieces/line'
import { lineThrough, pointTex } from './lattice-lines'

type Axis = 'x' | 'y'

/** Base ends at two places of an axis, and the vertex off it. */
export interface Triangle {
  readonly axis: Axis
  readonly places: readonly [number, number]
  readonly vertex: XY
}

const onAxis = (axis: Axis, at: number): XY => (axis === 'x' ? [at, 0] : [0, at])

export const cornersOf = ({ axis, places, vertex }: Triangle) =>
  [onAxis(axis, places[0]), onAxis(axis, places[1]), vertex] as const

export const heightOf = ({ axis, vertex }: Triangle): number => Math.abs(axis === 'x' ? vertex[1] : vertex[0])

export const areaOf = (triangle: Triangle) =>
  fraction((triangle.places[1] - triangle.places[0]) * heightOf(triangle), 2)

export const sidesOf = (triangle: Triangle): Pair => {
  const [first, second, vertex] = cornersOf(triangle)
  return [lineThrough(first, vertex), lineThrough(second, vertex)]
}

export const allCorners = (corners: readonly XY[]): string => corners.map(pointTex).join(', ')

export function figureOf(triangle: Triangle): PlaneFigure {
  const corners = cornersOf(triangle)
  const sides = sidesOf(triangle)
  const names = ['A', 'B', 'C']
  return {
    kind: 'plane',
    x: [-7, 9],
    y: [-7, 9],
    curves: sides.map((line, index) => ({
      line,
      label: lineLabel(line),
      tone: index === 0 ? (1 as const) : (2 as const),
    })),
    points: corners.map((at, index) => ({
      at,
      label: `${names[index]}${pointTex(at)}`.replaceAll('-', '−'),
      tone: 3 as const,
    })),
    regions: [corners],
    description: `The lines ${lineLabel(sides[0])} and ${lineLabel(sides[1])} and the ${triangle.axis}-axis enclose a shaded triangle with the vertices ${corners.map(pointTex).join(', ')}.`,
  }
}

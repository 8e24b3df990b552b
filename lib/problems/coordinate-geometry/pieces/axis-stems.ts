import type { Axis } from '../../../solutions/coordinate-geometry/pieces/axis'

/** The ways to ask for the ratio alone. */
export const axisRatioStems: readonly ((axis: Axis, a: string, b: string) => string)[] = [
  (axis, a, b) =>
    `Find the ratio in which the $${axis}$-axis divides the line segment joining the points $A${a}$ and $B${b}$.`,
  (axis, a, b) => `In what ratio is the line segment joining $A${a}$ and $B${b}$ divided by the $${axis}$-axis?`,
  (axis, a, b) =>
    `The line segment joining $A${a}$ and $B${b}$ crosses the $${axis}$-axis at the point $P$. Find the ratio $AP : PB$.`,
]

/** What is told, then the two things that are asked: the ratio and the point. */
export interface AxisPointStem {
  readonly lead: (axis: Axis, a: string, b: string) => string
  readonly ratio: (axis: Axis) => string
  readonly point: string
}

export const axisPointStems: readonly AxisPointStem[] = [
  {
    lead: (axis, a, b) => `The line segment joining $A${a}$ and $B${b}$ meets the $${axis}$-axis at the point $P$.`,
    ratio: () => 'Find the ratio in which $P$ divides $AB$.',
    point: 'Find the coordinates of $P$.',
  },
  {
    lead: (axis, a, b) => `The $${axis}$-axis divides the line segment joining $A${a}$ and $B${b}$ at the point $P$.`,
    ratio: (axis) => `In what ratio does the $${axis}$-axis divide $AB$?`,
    point: 'Find the coordinates of the point of division $P$.',
  },
  {
    lead: (axis, a, b) =>
      `On the map of a village a canal runs along the $${axis}$-axis, and a straight path joins the houses at $A${a}$ and $B${b}$. A bridge is built at the point $P$, where the path crosses the canal.`,
    ratio: () => 'Find the ratio $AP : PB$.',
    point: 'Find the coordinates of $P$.',
  },
]

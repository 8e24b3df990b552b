import type { PlaneFigure, XY } from '../../../figures/figure'
import type { Line, Pair } from '../../../solutions/linear-equations/pieces/line'
import { pointTex, tablePoints } from './lattice-lines'

const names = ['p', 'q'] as const

/** Up to two points by which the line can be told, none of them `hidden`. */
const shownOn = (line: Line, hidden: XY | null): readonly XY[] =>
  tablePoints(line)
    .filter(([x, y]) => hidden === null || x !== hidden[0] || y !== hidden[1])
    .filter((_, index, all) => index === 0 || index === all.length - 1)

/** The lines p and q without their equations, two points marked on each; the point that is asked for is not marked. */
export function drawnLines(pair: Pair, hidden: XY | null): PlaneFigure {
  const shown = pair.map((line) => shownOn(line, hidden))
  const told = shown.map((points, index) => `${names[index]} through ${points.map(pointTex).join(' and ')}`)
  return {
    kind: 'plane',
    x: [-7, 9],
    y: [-7, 9],
    curves: pair.map((line, index) => ({
      line,
      label: names[index] ?? '',
      tone: index === 0 ? (1 as const) : (2 as const),
    })),
    points: shown.flatMap((points, index) =>
      points.map((at) => ({ at, tone: index === 0 ? (1 as const) : (2 as const) })),
    ),
    description: `Two straight lines on a grid: ${told.join(', ')}.`.replaceAll('-', '−'),
  }
}

/** "$p$ through $(0, 4)$ and $(4, 0)$, and $q$ through ..." */
export const through = (pair: Pair, hidden: XY | null): string =>
  pair
    .map(
      (line, index) =>
        `$${names[index]}$ through ${shownOn(line, hidden)
          .map((at) => `$${pointTex(at)}$`)
          .join(' and ')}`,
    )
    .join(', and ')

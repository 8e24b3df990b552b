import type { PlaneFigure, XY } from '../../../figures/figure'
import { fraction, gcd } from '../../../maths'
import type { Random } from '../../../random'
import { lineLabel } from './line'
import { determinant, type Line, type Pair } from '../../../solutions/linear-equations/pieces/line'
import { lineAt, plotted } from '../../../solutions/linear-equations/pieces/points'

/** The numbers that both axes show. */
interface View {
  readonly least: number
  readonly greatest: number
}

const window: View = { least: -6, greatest: 8 }

/** The line through two lattice points, with small whole coefficients and a positive first one. */
export function lineThrough([x1, y1]: XY, [x2, y2]: XY): Line {
  const [a, b] = [y2 - y1, x1 - x2]
  const common = gcd(a, b) * (a < 0 || (a === 0 && b < 0) ? -1 : 1)
  return [a / common, b / common, (a * x1 + b * y1) / common]
}

/** Up to three lattice points of a line in view, in rising order of x, far enough apart to rule the line. */
export function tablePoints([a, b, c]: Line, { least, greatest }: View = window): readonly XY[] {
  const points: XY[] = []
  for (let x = least; x <= greatest; x++) {
    const y = (c - a * x) / b
    if (Number.isInteger(y) && y >= least && y <= greatest) points.push([x, y + 0])
  }
  const middle = points[Math.floor((points.length - 1) / 2)]
  const [first, last] = [points[0], points.at(-1)]
  return [first, middle, last].filter((point, i, all): point is XY => point !== undefined && all.indexOf(point) === i)
}

export const pointTex = ([x, y]: XY): string => `(${x}, ${y})`

/** "3(4) - 2(2) = 8": the equation of a line with the coordinates of one of its points put in. */
export const atPoint = (line: Line, [x, y]: XY): string => lineAt(line, [fraction(x), fraction(y)])

/** "For $x + 3y = 6$ plot $(0, 2)$, $(3, 1)$ and $(6, 0)$, and join them". */
export const plottingLine = (line: Line, view?: View): string =>
  plotted(
    line,
    tablePoints(line, view).map(([x, y]) => [fraction(x), fraction(y)] as const),
  )

const slopes = [
  [1, 1],
  [1, -1],
  [2, 1],
  [2, -1],
  [1, 2],
  [1, -2],
  [3, 1],
  [3, -1],
  [3, 2],
  [3, -2],
  [2, 3],
  [1, 3],
] as const

/** Two lines that meet in a lattice point and have three lattice points each in view. */
export function drawMeetingLines(random: Random): { readonly pair: Pair; readonly meet: XY } {
  return random.until(
    (source) => {
      const meet: XY = [source.integer(-3, 5), source.integer(-3, 5)]
      const line = () => {
        const [dx, dy] = source.pick(slopes)
        return lineThrough(meet, [meet[0] + dx, meet[1] + dy])
      }
      return { meet, pair: [line(), line()] as const }
    },
    ({ pair, meet }) =>
      determinant(pair) !== 0 &&
      meet[0] !== meet[1] &&
      pair.every((line) => tablePoints(line).length === 3 && line[2] !== 0),
  )
}

/** Both lines with the points that were plotted and the point where they meet. */
export const meetingFigure = (pair: Pair, meet: XY): PlaneFigure => ({
  kind: 'plane',
  x: [window.least - 1, window.greatest + 1],
  y: [window.least - 1, window.greatest + 1],
  curves: [
    { line: pair[0], label: lineLabel(pair[0]), tone: 1 },
    { line: pair[1], label: lineLabel(pair[1]), tone: 2 },
  ],
  points: [
    ...tablePoints(pair[0])
      .filter(([x, y]) => x !== meet[0] || y !== meet[1])
      .map((at) => ({ at, tone: 1 as const })),
    ...tablePoints(pair[1])
      .filter(([x, y]) => x !== meet[0] || y !== meet[1])
      .map((at) => ({ at, tone: 2 as const })),
    { at: meet, label: `P(${meet[0]}, ${meet[1]})`.replaceAll('-', '−'), tone: 3 },
  ],
  description: `Two straight lines on a grid: ${lineLabel(pair[0])} and ${lineLabel(pair[1])}. They meet at the point P(${meet[0]}, ${meet[1]}).`,
})

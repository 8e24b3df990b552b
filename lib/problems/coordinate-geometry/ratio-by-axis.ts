import { axisPointStems, axisRatioStems, type AxisPointStem } from './pieces/axis-stems'
import { crossingOf, ratioAt } from './pieces/internal-ratio'
import { drawPoint, measured, pointText, type Point } from './pieces/point'
import { pointSlips, ratioSlips } from './pieces/axis-slips'
import {
  alongLine,
  axisLines,
  axisRatio,
  meetingPoint,
  zeroOn,
  type Axis,
} from '../../solutions/coordinate-geometry/pieces/axis'
import { exactTex, exactText, named } from '../../solutions/coordinate-geometry/pieces/point'
import { ratioText } from '../../solutions/coordinate-geometry/pieces/ratio'
import { ratioByAxis } from '../../solutions/coordinate-geometry/ratio-by-axis'
import { toNumber } from '../../maths'
import { planeWindow } from '../plane-window'
import type { PosedInParts } from '../posed'
import { earns, template } from '../template'
import type { PlaneFigure } from '../../figures/figure'

interface Draw {
  readonly axis: Axis
  readonly pair: readonly [Point, Point]
  readonly asks: 'ratio' | 'point'
  readonly axisStem: (axis: Axis, a: string, b: string) => string
  readonly pointStem: AxisPointStem
}

const cutOf = (axis: Axis, [a, b]: readonly [Point, Point]) => ({ a: named('A', a), b: named('B', b), axis })

function drawingOf(axis: Axis, [a, b]: readonly [Point, Point]): PlaneFigure {
  const point = meetingPoint(cutOf(axis, [a, b]))
  return {
    kind: 'plane',
    ...planeWindow([a, b]),
    segments: [{ from: a, to: b }],
    points: [
      { at: a, label: `A${pointText(a)}` },
      { at: b, label: `B${pointText(b)}` },
      { at: [toNumber(point[0]), toNumber(point[1])], label: 'P', tone: 2 },
    ],
    description: `The segment from A${pointText(a)} to B${pointText(b)} crosses the ${axis}-axis at P${exactText(point)}.`,
  }
}

function partsOf({ axis, pair, pointStem }: Draw): PosedInParts['parts'] {
  const cut = cutOf(axis, pair)
  const point = meetingPoint(cut)
  return [
    {
      label: '(i)',
      ask: pointStem.ratio(axis),
      rule: { kind: 'ratio', expected: ratioText(axisRatio(cut)) },
      steps: axisLines(cut, 0.5),
    },
    {
      label: '(ii)',
      ask: pointStem.point,
      rule: { kind: 'coordinates', expected: exactText(point) },
      steps: [earns(1, alongLine(cut), 'along'), earns(0.5, `Hence $P$ is the point $${exactTex(point)}$.`)],
    },
  ]
}

/** E.g. "Find the ratio in which the y-axis divides the line segment joining A(5, -6) and B(-1, -4)." and "... (ii) Find the point." */
export const ratioByAnAxis = template({
  id: 'cg-ratio-by-axis',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-axis'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => {
    const axis = random.pick(['x', 'y'] as const)
    const pair = random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 8), drawPoint(source, 8)],
      ([a, b]) => {
        const [first, second] = [a[zeroOn(axis)], b[zeroOn(axis)]]
        if (first * second >= 0 || first + second === 0 || a[0] === b[0] || a[1] === b[1]) return false
        const place = meetingPoint(cutOf(axis, [a, b]))[axis === 'x' ? 0 : 1]
        return place.d <= 6n && place.n !== 0n
      },
    )
    return {
      axis,
      pair,
      asks: random.pick(['ratio', 'point'] as const),
      axisStem: random.pick(axisRatioStems),
      pointStem: random.pick(axisPointStems),
    }
  },
  pose: (draw) => {
    const { axis, pair, asks, axisStem, pointStem } = draw
    const [a, b] = [pointText(pair[0]), pointText(pair[1])]
    const { lines, key } = ratioByAxis.solve(cutOf(axis, pair))
    const shown = {
      hints: [
        `What do you know about the ${axis === 'x' ? '$y$' : '$x$'}-coordinate of every point on the $${axis}$-axis?`,
        'Let the ratio be $k : 1$ and put that coordinate from the section formula equal to zero.',
      ],
      explanation: `$A$ and $B$ lie on opposite sides of the $${axis}$-axis, so the axis cuts the segment between them, and the two parts are as the distances of $A$ and $B$ from the axis.`,
      solutionFigure: drawingOf(axis, pair),
    }
    return asks === 'ratio'
      ? {
          ...shown,
          question: axisStem(axis, a, b),
          rule: { kind: 'ratio', expected: key },
          steps: lines,
        }
      : { ...shown, question: pointStem.lead(axis, a, b), parts: partsOf(draw) }
  },
  crossCheck: ({ axis, pair: [a, b], asks }) => {
    const place = crossingOf(a, b, (x, y) => (axis === 'x' ? y : x))
    if (asks === 'ratio') return ratioAt(place)
    const [x, y] = [a[0] + place * (b[0] - a[0]), a[1] + place * (b[1] - a[1])]
    return [ratioAt(place), axis === 'x' ? `(${measured(x)}, 0)` : `(0, ${measured(y)})`]
  },
  slips: ({ axis, pair, asks }) => {
    const cut = cutOf(axis, pair)
    return asks === 'ratio'
      ? ratioSlips(cut)
      : [...ratioSlips(cut).map((slip) => ({ ...slip, part: '(i)' })), ...pointSlips(cut)]
  },
})

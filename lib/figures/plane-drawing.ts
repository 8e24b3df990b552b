import { boxAround } from './box'
import { curvePieces, pointsOn, type CurvePiece } from './curve'
import {
  dotLook,
  drawingWidth,
  fillLook,
  labelSize,
  lineLook,
  path,
  textLook,
  type Drawing,
  type Shape,
} from './drawing'
import type { PlaneCurve, PlaneFigure, PlaneSegment, Tone, XY } from './figure'
import { curvePath, linePath, polygonPath } from './path'
import { barriersOf } from './label-cost'
import { clearance, placeLabels, spotsAround, type WantedLabel } from './place-labels'
import { axisLabels, axisShapes, gridShapes } from './plane-axes'
import { planeView, type PlaneView } from './plane-view'
import { add, between, mean, normal, subtract, times, unit } from './vector'

const tones: readonly Tone[] = [1, 2, 3, 4]

/** Axes, grid, and what lies on them, worked out for the screen. */
export function planeDrawing(figure: PlaneFigure): Drawing {
  const { curves = [], points = [], segments = [], regions = [] } = figure
  const view = planeView(figure)
  const drawn = curves.map((curve) => ({ curve, pieces: screenPieces(curve, figure, view) }))
  const lines = [
    ...axisShapes(view),
    ...drawn.map(({ curve, pieces }) =>
      path(pieces.map((piece) => curvePath(...piece)).join(''), lineLook(curve.tone ?? 1, curve.dashed)),
    ),
    ...segments.map(({ from, to, tone, dashed }) =>
      path(linePath([from, to].map(view.toScreen)), lineLook(tone, dashed)),
    ),
  ]
  const wanted = [
    ...axisLabels(figure, view),
    ...points.flatMap((point) => pointLabel(point.label, point.tone, view.toScreen(point.at), view)),
    ...segments.flatMap((segment) => segmentLabel(segment, view)),
    ...drawn.flatMap(({ curve, pieces }) => curveLabel(curve, pieces)),
  ]
  const labels = placeLabels(wanted, {
    frame: { left: 2, top: 2, right: drawingWidth - 2, bottom: view.height - 2 },
    barriers: barriersOf(lines),
    taken: points.map(({ at }) => boxAround(view.toScreen(at), [9, 9])),
  })
  return {
    width: drawingWidth,
    height: view.height,
    shapes: [
      ...(figure.bare ? [] : gridShapes(view)),
      ...regions.map((corners, i) => path(polygonPath(corners.map(view.toScreen)), fillLook(tones[i % 4] ?? 1))),
      ...lines,
      ...points.map(({ at, tone }): Shape => ({ kind: 'dot', at: view.toScreen(at), look: dotLook(tone) })),
      ...labels,
    ],
  }
}

function screenPieces(curve: PlaneCurve, { x, y }: PlaneFigure, { toScreen }: PlaneView): readonly CurvePiece[] {
  return curvePieces(curve, x, y).map(([a, b, c, d]) => [toScreen(a), toScreen(b), toScreen(c), toScreen(d)])
}

/** Away from the axis it is near to, or else away from the middle of the frame. */
function pointLabel(
  text: string | undefined,
  tone: Tone | undefined,
  at: XY,
  { frame }: PlaneView,
): readonly WantedLabel[] {
  if (text === undefined) return []
  const middle: XY = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2]
  const outward = add(unit(subtract(at, middle)), [0.3, -0.4])
  const spots = spotsAround(at, outward, text, labelSize, 8)
  return [{ text, size: labelSize, look: textLook(tone), spots, anchors: [at] }]
}

function segmentLabel({ from, to, label, tone }: PlaneSegment, { toScreen }: PlaneView): readonly WantedLabel[] {
  if (label === undefined) return []
  return [besideLabel(label, tone, [toScreen(from), toScreen(to)], [0.5, 0.38, 0.62])]
}

function curveLabel({ label, tone }: PlaneCurve, pieces: readonly CurvePiece[]): readonly WantedLabel[] {
  const points = pieces.flatMap((piece) => pointsOn(piece, 40))
  if (label === undefined || points.length < 2) return []
  const shares = [0.96, 0.9, 0.04, 0.1, 0.82, 0.18, 0.72, 0.28, 0.6, 0.4]
  return [besideLabel(label, tone ?? 1, points, shares)]
}

/** Places on either side of a line through points, at the given shares of its way. */
function besideLabel(
  text: string,
  tone: Tone | undefined,
  points: readonly XY[],
  shares: readonly number[],
): WantedLabel {
  const spots = shares.flatMap((share) => {
    const { at, across } = placeOn(points, share)
    const offset = times(across, clearance(text, labelSize, across, 5))
    return [add(at, offset), subtract(at, offset)]
  })
  const anchors = anchorShares.map((share) => placeOn(points, share).at)
  return { text, size: labelSize, look: textLook(tone), spots, anchors }
}

const anchorShares = [0.96, 0.04, 0.88, 0.12, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5]

/** A place on a line through points, and the direction across it. */
function placeOn(points: readonly XY[], share: number): { readonly at: XY; readonly across: XY } {
  const place = Math.min(share * (points.length - 1), points.length - 1.001)
  const [from, to] = [points[Math.floor(place)] ?? mean(points), points[Math.floor(place) + 1] ?? mean(points)]
  return { at: between(from, to, place - Math.floor(place)), across: normal(unit(subtract(to, from))) }
}

import { boxAround } from './box'
import { dotLook, drawingWidth, fillLook, lineLook, path, type Drawing, type Shape } from './drawing'
import type { SketchArc, SketchFigure, XY } from './figure'
import { arcPath, circlePath, linePath, number, polygonPath } from './path'
import { placeLabels, type Barrier } from './place-labels'
import { sketchLabels } from './sketch-labels'
import { angleShape, angleView, arrowShapes, tickShapes, type AngleView } from './sketch-marks'
import { sketchView, type SketchView } from './sketch-view'
import { polar } from './vector'

/** Points, lines, circles and angles worked out for the screen. @throws when a line names a point that is not there. */
export function sketchDrawing(figure: SketchFigure): Drawing {
  const view = sketchView(figure)
  const { segments = [], circles = [], arcs = [], dots = [], regions = [] } = figure
  const angles = angleViews(figure, view)
  const labels = placeLabels(sketchLabels(figure, view, angles), {
    frame: { left: 2, top: 2, right: drawingWidth - 2, bottom: view.height - 2 },
    barriers: barriers(figure, view, angles),
    taken: dots.map((name) => boxAround(view.at(name), [8, 8])),
  })
  return {
    width: drawingWidth,
    height: view.height,
    shapes: [
      ...circles.flatMap(({ centre, radius, filled, tone }) =>
        filled ? [path(circlePath(view.at(centre), radius * view.scale), fillLook(tone ?? 1))] : [],
      ),
      ...regions.map((names) => path(polygonPath(names.map(view.at)), fillLook(1))),
      ...arcs.flatMap((arc) => arcShading(arc, view)),
      ...circles.map(({ centre, radius, tone, dashed }) =>
        path(circlePath(view.at(centre), radius * view.scale), lineLook(tone, dashed)),
      ),
      ...arcs.map((arc) => path(arcOf(arc, view), lineLook(arc.tone))),
      ...segments.map(({ from, to, tone, dashed }) =>
        path(linePath([view.at(from), view.at(to)]), lineLook(tone, dashed)),
      ),
      ...segments.flatMap((segment) => {
        const ends = [view.at(segment.from), view.at(segment.to)] as const
        return [...tickShapes(...ends, segment), ...arrowShapes(...ends, segment)]
      }),
      ...(figure.angles ?? []).flatMap((angle, i) => {
        const shown = angles[i]
        return shown ? [angleShape(shown, angle)] : []
      }),
      ...dots.map((name): Shape => ({ kind: 'dot', at: view.at(name), look: dotLook(undefined) })),
      ...labels,
    ],
  }
}

/** Angles at one corner are nested in the order given. */
function angleViews({ angles = [] }: SketchFigure, view: SketchView): readonly AngleView[] {
  return angles.map(({ at, from, to }, i) => {
    const before = angles.slice(0, i).filter((other) => other.at === at).length
    return angleView(view.at(at), view.at(from), view.at(to), before)
  })
}

const arcOf = ({ centre, radius, from, to }: SketchArc, view: SketchView): string =>
  arcPath(view.at(centre), radius * view.scale, from, to)

function arcShading(arc: SketchArc, view: SketchView): readonly Shape[] {
  if (!arc.shaded) return []
  const corner = arc.shaded === 'sector' ? `L${view.at(arc.centre).map(number).join(' ')}` : ''
  return [path(`${arcOf(arc, view)}${corner}Z`, fillLook(arc.tone ?? 1))]
}

function barriers(figure: SketchFigure, view: SketchView, angles: readonly AngleView[]): readonly Barrier[] {
  const round = (centre: XY, radius: number, from: number, turn: number, weight: number): readonly Barrier[] =>
    Array.from({ length: 36 }, (_, i) => ({
      from: polar(centre, radius, from + (turn * i) / 36),
      to: polar(centre, radius, from + (turn * (i + 1)) / 36),
      weight,
    }))
  return [
    ...(figure.segments ?? []).map(({ from, to }) => ({ from: view.at(from), to: view.at(to), weight: 2 })),
    ...(figure.circles ?? []).flatMap(({ centre, radius }) => round(view.at(centre), radius * view.scale, 0, 360, 2)),
    ...(figure.arcs ?? []).flatMap(({ centre, radius, from, to }) =>
      round(view.at(centre), radius * view.scale, from, (((to - from) % 360) + 360) % 360 || 360, 2),
    ),
    ...angles.flatMap(({ at, radius, start, turn }) => round(at, radius, start, turn, 1)),
  ]
}

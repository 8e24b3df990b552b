import { boxAround } from './box'
import { dotLook, drawingWidth, fillLook, lineLook, path, type Drawing, type Shape } from './drawing'
import type { SketchArc, SketchFigure } from './figure'
import { arcPath, circlePath, linePath, number, polygonPath } from './path'
import { barriersOf } from './label-cost'
import { placeLabels } from './place-labels'
import { sketchLabels } from './sketch-labels'
import { angleShape, angleView, arrowShapes, tickShapes, type AngleView } from './sketch-marks'
import { sketchView, type SketchView } from './sketch-view'

/** Points, lines, circles and angles worked out for the screen. @throws when a line names a point that is not there. */
export function sketchDrawing(figure: SketchFigure): Drawing {
  const view = sketchView(figure)
  const angles = angleViews(figure, view)
  const lines = lineShapes(figure, view, angles)
  const dots = (figure.dots ?? []).map(view.at)
  const labels = placeLabels(sketchLabels(figure, view, angles), {
    frame: { left: 2, top: 2, right: drawingWidth - 2, bottom: view.height - 2 },
    barriers: barriersOf(lines),
    taken: dots.map((at) => boxAround(at, [8, 8])),
  })
  return {
    width: drawingWidth,
    height: view.height,
    shapes: [
      ...areaShapes(figure, view),
      ...lines,
      ...dots.map((at): Shape => ({ kind: 'dot', at, look: dotLook(undefined) })),
      ...labels,
    ],
  }
}

const areaShapes = ({ circles = [], regions = [], arcs = [] }: SketchFigure, view: SketchView): readonly Shape[] => [
  ...circles.flatMap(({ centre, radius, filled, hole, tone }) => {
    const radii = [radius, ...(hole === undefined ? [] : [hole])]
    const rims = radii.map((r) => circlePath(view.at(centre), r * view.scale)).join('')
    return filled ? [path(rims, fillLook(tone ?? 1))] : []
  }),
  ...regions.map((names) => path(polygonPath(names.map(view.at)), fillLook(1))),
  ...arcs.flatMap((arc) => arcShading(arc, view)),
]

const lineShapes = (figure: SketchFigure, view: SketchView, angles: readonly AngleView[]): readonly Shape[] => [
  ...(figure.circles ?? []).map(({ centre, radius, tone, dashed }) =>
    path(circlePath(view.at(centre), radius * view.scale), lineLook(tone, dashed)),
  ),
  ...(figure.arcs ?? []).map((arc) => path(arcOf(arc, view), lineLook(arc.tone))),
  ...(figure.segments ?? []).map(({ from, to, tone, dashed }) =>
    path(linePath([view.at(from), view.at(to)]), lineLook(tone, dashed)),
  ),
  ...(figure.segments ?? []).flatMap((segment) => {
    const ends = [view.at(segment.from), view.at(segment.to)] as const
    return [...tickShapes(...ends, segment), ...arrowShapes(...ends, segment)]
  }),
  ...(figure.angles ?? []).flatMap((angle, i) => {
    const shown = angles[i]
    return shown ? [angleShape(shown, angle)] : []
  }),
]

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

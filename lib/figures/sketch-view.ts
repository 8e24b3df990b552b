import { boxOf, type Box } from './box'
import { drawingWidth, labelSize } from './drawing'
import type { SketchFigure, XY } from './figure'
import { textWidth } from './label-text'
import { polar } from './vector'

/** Where a sketch lies on the screen; lengths are multiplied by `scale`. */
export interface SketchView {
  readonly height: number
  readonly scale: number
  readonly toScreen: (point: XY) => XY
  /** @throws when the sketch has no such point. */
  readonly at: (name: string) => XY
}

const margin = 34
/** A label beside a line this near to the edge, as a share of the width, stands in the margin. */
const nearEdge = 0.15
const greatestHeight = 270
const leastHeight = 70

export function sketchView(figure: SketchFigure): SketchView {
  const box = extent(figure)
  const [across, up] = [box.right - box.left, box.bottom - box.top]
  const [left, right] = sideMargins(figure, box)
  const scale = Math.min((drawingWidth - left - right) / (across || 1), (greatestHeight - 2 * margin) / (up || 1))
  const middle = (left + drawingWidth - right) / 2
  const height = Math.max(leastHeight, up * scale + 2 * margin)
  const toScreen = ([x, y]: XY): XY => [
    middle + (x - (box.left + box.right) / 2) * scale,
    height / 2 - (y - (box.top + box.bottom) / 2) * scale,
  ]
  return { height, scale, toScreen, at: (name) => toScreen(pointNamed(figure, name)) }
}

export function pointNamed({ points }: SketchFigure, name: string): XY {
  const point = points[name]
  if (!point) throw new Error(`sketch: there is no point "${name}" among ${Object.keys(points).join(', ')}`)
  return point
}

/** Wide enough for the labels of lines along the left and the right edge. */
function sideMargins(figure: SketchFigure, { left, right }: Box): readonly [number, number] {
  const needed = (isNear: (share: number) => boolean) =>
    (figure.segments ?? []).map(({ from, to, label = '' }) => {
      const x = (pointNamed(figure, from)[0] + pointNamed(figure, to)[0]) / 2
      return isNear((x - left) / (right - left || 1)) ? textWidth(label, labelSize) + 14 : 0
    })
  return [
    Math.max(margin, ...needed((share) => share < nearEdge)),
    Math.max(margin, ...needed((share) => share > 1 - nearEdge)),
  ]
}

/** The box round everything drawn, y upwards (so `top` is the least y). */
function extent(figure: SketchFigure): Box {
  const { circles = [], arcs = [], labels = [] } = figure
  const corners = circles.flatMap(({ centre, radius }) =>
    [0, 90, 180, 270].map((degrees) => upright(pointNamed(figure, centre), radius, degrees)),
  )
  const ends = arcs.flatMap(({ centre, radius, from, to }) => {
    const turn = (((to - from) % 360) + 360) % 360 || 360
    const quarters = [0, 90, 180, 270].filter((degrees) => (((degrees - from) % 360) + 360) % 360 <= turn)
    return [from, to, ...quarters].map((degrees) => upright(pointNamed(figure, centre), radius, degrees))
  })
  return boxOf([...Object.values(figure.points), ...corners, ...ends, ...labels.map(({ at }) => at)])
}

function upright([x, y]: XY, radius: number, degrees: number): XY {
  const [px, py] = polar([x, -y], radius, degrees)
  return [px, -py]
}

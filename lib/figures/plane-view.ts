import type { Box } from './box'
import { drawingWidth, numberSize } from './drawing'
import type { PlaneFigure, XY } from './figure'
import { textWidth } from './label-text'
import { multiples, roomyStep, tickText } from './ticks'

/** Where the plane lies on the screen. */
export interface PlaneView {
  readonly height: number
  readonly frame: Box
  readonly origin: XY
  readonly toScreen: (point: XY) => XY
  readonly grid: { readonly x: readonly number[]; readonly y: readonly number[] }
  readonly numbers: { readonly x: readonly number[]; readonly y: readonly number[] }
}

const [leastHeight, greatestHeight] = [150, 320]
const narrowMargin = 14

/** Both axes have one scale wherever the drawing then has a fair height. @throws when a range does not hold 0. */
export function planeView({ x, y, xStep = 1, yStep = 1 }: PlaneFigure): PlaneView {
  for (const [least, greatest] of [x, y])
    if (least > 0 || greatest < 0 || least === greatest)
      throw new Error(`planeView: the range ${least} to ${greatest} must hold 0`)
  const [across, up] = [x[1] - x[0], y[1] - y[0]]
  const widest = Math.max(...y.map((value) => textWidth(tickText(value), numberSize)))
  const left = -x[0] / across < 0.12 ? widest + 14 : narrowMargin
  const bottom = -y[0] / up < 0.1 ? 26 : narrowMargin
  const [right, top] = [drawingWidth - 26, 28]
  const unitX = (right - left) / across
  const height = Math.min(greatestHeight, Math.max(leastHeight, unitX * up))
  const unitY = height / up
  const frame = { left, right, top, bottom: top + height }
  const toScreen = ([px, py]: XY): XY => [left + (px - x[0]) * unitX, top + (y[1] - py) * unitY]
  const widestX = Math.max(...x.map((value) => textWidth(tickText(value), numberSize)))
  return {
    height: top + height + bottom,
    frame,
    origin: toScreen([0, 0]),
    toScreen,
    grid: { x: multiples(roomyStep(xStep, unitX, 7), x), y: multiples(roomyStep(yStep, unitY, 7), y) },
    numbers: {
      x: multiples(roomyStep(xStep, unitX, widestX + 7), x).filter((value) => value > 0 || value * unitX < -24),
      y: multiples(roomyStep(yStep, unitY, 19), y).filter((value) => value !== 0),
    },
  }
}

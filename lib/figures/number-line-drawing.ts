import { boxAround } from './box'
import { dotLook, drawingWidth, labelSize, numberSize, path, textLook, type Drawing, type Shape } from './drawing'
import type { NumberLineFigure, XY } from './figure'
import { textWidth } from './label-text'
import { arrowhead, linePath } from './path'
import { placeLabels } from './place-labels'
import { multiples, niceStep, roomyStep, tickText } from './ticks'

const [left, right, line, height] = [24, drawingWidth - 24, 62, 92]

/** Whole numbers below the line, the marks as dots with their labels above. @throws when the line has no length. */
export function numberLineDrawing({ from, to, marks }: NumberLineFigure): Drawing {
  if (!(from < to)) throw new Error(`numberLineDrawing: ${from} must be less than ${to}`)
  const unit = (right - left) / (to - from)
  const x = (value: number) => left + (value - from) * unit
  const ticks = multiples(to - from > 2 ? roomyStep(1, unit, 6) : niceStep(to - from, 10), [from, to])
  const widest = Math.max(...ticks.map((value) => textWidth(tickText(value), numberSize)), 8)
  const step = (ticks[1] ?? to) - (ticks[0] ?? from)
  const every = Math.max(1, Math.ceil((widest + 6) / (unit * step)))
  const dots = marks.map(({ at }): XY => [x(at), line])
  const labels = placeLabels(
    marks.map(({ label, tone, at }) => ({
      text: label,
      size: labelSize,
      look: textLook(tone),
      spots: spotsAbove(x(at), textWidth(label, labelSize) / 2),
    })),
    {
      frame: { left: 2, top: 2, right: drawingWidth - 2, bottom: height },
      barriers: [],
      taken: dots.map((at) => boxAround(at, [9, 9])),
    },
  )
  const ends: readonly [XY, XY] = [
    [6, line],
    [drawingWidth - 6, line],
  ]
  return {
    width: drawingWidth,
    height,
    shapes: [
      path(linePath(ends), 'figure-line figure-axis'),
      path(arrowhead(ends[0], [-1, 0]) + arrowhead(ends[1], [1, 0]), 'figure-dot'),
      path(
        ticks
          .map((value) =>
            linePath([
              [x(value), line - 5],
              [x(value), line + 5],
            ]),
          )
          .join(''),
        'figure-line figure-mark',
      ),
      ...ticks
        .filter((value) => Math.round(value / step) % every === 0)
        .map((value): Shape => ({
          kind: 'text',
          at: [x(value), line + 17],
          text: tickText(value),
          size: numberSize,
          look: `${textLook()} figure-number`,
        })),
      ...marks.map(({ at, tone }): Shape => ({ kind: 'dot', at: [x(at), line], look: dotLook(tone ?? 1) })),
      ...labels,
    ],
  }
}

/** Above the mark, in one of three rows; a long label near an end moves inwards. */
function spotsAbove(x: number, half: number): readonly XY[] {
  const inside = (at: number) => Math.max(half + 3, Math.min(drawingWidth - half - 3, at))
  return [-17, -34, -51].flatMap((up) => [0, 8, -8, 16, -16].map((shift): XY => [inside(x + shift), line + up]))
}

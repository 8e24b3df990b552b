import { drawingWidth, labelSize, numberSize, path, textLook, type Drawing, type Shape } from './drawing'
import type { HistogramFigure, XY } from './figure'
import { textWidth } from './label-text'
import { arrowhead, linePath, polygonPath } from './path'
import { multiples, niceStep, tickText } from './ticks'

const [top, bottom, plotHeight, kink] = [44, 190 + 44, 190, 26]

/** Bars side by side, the frequency axis from 0, a kink where the classes do not begin at 0. @throws when there is no class. */
export function histogramDrawing(figure: HistogramFigure): Drawing {
  const { classes, xLabel, yLabel, highlight } = figure
  const [first, last] = [classes[0], classes.at(-1)]
  if (!first || !last) throw new Error('histogramDrawing: a histogram needs a class')
  const greatest = Math.max(1, ...classes.map(({ frequency }) => frequency))
  const step = Math.max(1, niceStep(greatest, 6))
  const ceiling = Math.ceil(greatest / step) * step
  const left = textWidth(tickText(ceiling), numberSize) + 16
  const start = left + (first.from > 0 ? kink : 0)
  const right = drawingWidth - 24
  const x = (value: number) => start + ((value - first.from) / (last.to - first.from)) * (right - start)
  const y = (value: number) => bottom - (value / ceiling) * plotHeight
  const numbers = multiples(step, [0, ceiling])
  const bars = classes.map(({ from, to, frequency }, i) => {
    const corners: readonly XY[] = [
      [x(from), bottom],
      [x(from), y(frequency)],
      [x(to), y(frequency)],
      [x(to), bottom],
    ]
    return path(polygonPath(corners), `figure-line figure-bar ${i === highlight ? 'figure-fill-2' : 'figure-fill-1'}`)
  })
  return {
    width: drawingWidth,
    height: bottom + 46,
    shapes: [
      path(
        numbers
          .map((value) =>
            linePath([
              [left, y(value)],
              [right, y(value)],
            ]),
          )
          .join(''),
        'figure-faint',
      ),
      ...bars,
      path(axes(left, first.from > 0), 'figure-line figure-axis'),
      path(arrowhead([left, top - 14], [0, -1]) + arrowhead([drawingWidth - 6, bottom], [1, 0]), 'figure-dot'),
      ...numbers.map((value) =>
        text(tickText(value), [left - 6 - textWidth(tickText(value), numberSize) / 2, y(value)]),
      ),
      ...boundaries(figure).map((value) => text(tickText(value), [x(value), bottom + 13])),
      text(xLabel, [(left + right) / 2, bottom + 33], labelSize),
      text(yLabel, [Math.max(6 + textWidth(yLabel, labelSize) / 2, left), 13], labelSize),
    ],
  }
}

const text = (words: string, at: XY, size = numberSize): Shape => ({
  kind: 'text',
  at,
  text: words,
  size,
  look: `${textLook()}${size === numberSize ? ' figure-number' : ''}`,
})

function axes(left: number, kinked: boolean): string {
  const zigzag: readonly XY[] = kinked
    ? [
        [left + 6, bottom],
        [left + 9, bottom - 6],
        [left + 14, bottom + 6],
        [left + 17, bottom],
      ]
    : []
  return linePath([[left, top - 14], [left, bottom], ...zigzag, [drawingWidth - 6, bottom]])
}

/** Every class boundary, or every second or third where they would run together. */
function boundaries({ classes }: HistogramFigure): readonly number[] {
  const all = [...new Set(classes.flatMap(({ from, to }) => [from, to]))]
  const widest = Math.max(...all.map((value) => textWidth(tickText(value), numberSize))) + 7
  const room = (drawingWidth - 90) / Math.max(1, all.length - 1)
  const every = Math.ceil(widest / room)
  return all.filter((_, i) => i % every === 0)
}

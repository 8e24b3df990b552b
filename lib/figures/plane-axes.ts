import { labelSize, numberSize, path, textLook, type Shape } from './drawing'
import type { PlaneFigure, XY } from './figure'
import { textWidth } from './label-text'
import { arrowhead, linePath } from './path'
import type { PlaneView } from './plane-view'
import { tickText } from './ticks'

const overshoot = 12

export function gridShapes({ frame, grid, toScreen }: PlaneView): readonly Shape[] {
  const upright = grid.x.map((value): readonly XY[] => {
    const [x] = toScreen([value, 0])
    return [
      [x, frame.top],
      [x, frame.bottom],
    ]
  })
  const level = grid.y.map((value): readonly XY[] => {
    const [, y] = toScreen([0, value])
    return [
      [frame.left, y],
      [frame.right, y],
    ]
  })
  return [path([...upright, ...level].map(linePath).join(''), 'figure-faint')]
}

/** The ends of both axes on the screen: left, right, bottom, top. */
export function axisEnds({ frame, origin }: PlaneView): readonly [XY, XY, XY, XY] {
  return [
    [frame.left - 6, origin[1]],
    [frame.right + overshoot, origin[1]],
    [origin[0], frame.bottom + 6],
    [origin[0], frame.top - overshoot],
  ]
}

export function axisShapes(view: PlaneView): readonly Shape[] {
  const [left, right, bottom, top] = axisEnds(view)
  return [
    path(linePath([left, right]) + linePath([bottom, top]), 'figure-line figure-axis'),
    path(arrowhead(right, [1, 0]) + arrowhead(top, [0, -1]), 'figure-dot'),
  ]
}

/** Numbers, the names x and y, and the origin, which takes the place of both zeroes. */
export function axisTexts(figure: PlaneFigure, view: PlaneView): readonly Shape[] {
  const { frame, origin, numbers, toScreen } = view
  const number = (value: number, at: XY): Shape => ({
    kind: 'text',
    at,
    text: tickText(value),
    size: numberSize,
    look: `${textLook()} figure-number`,
  })
  const name = (text: string, at: XY): Shape => ({ kind: 'text', at, text, size: labelSize, look: textLook() })
  const named = [
    name('x', [frame.right + 15, origin[1] - 13]),
    name('y', [origin[0] + 13, frame.top - 13]),
    name('O', [origin[0] - 9, origin[1] + 11]),
  ]
  if (figure.bare) return named
  return [
    ...numbers.x.map((value) => number(value, [toScreen([value, 0])[0], origin[1] + 12])),
    ...numbers.y.map((value) => {
      const width = textWidth(tickText(value), numberSize)
      return number(value, [origin[0] - 6 - width / 2, toScreen([0, value])[1]])
    }),
    ...named,
  ]
}

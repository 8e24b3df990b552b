import { labelSize, numberSize, path, textLook, type Shape } from './drawing'
import type { PlaneFigure, XY } from './figure'
import { textWidth } from './label-text'
import { arrowhead, linePath } from './path'
import type { WantedLabel } from './place-labels'
import type { PlaneView } from './plane-view'
import { tickText } from './ticks'
import { add, subtract } from './vector'

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

/** Numbers, the names x and y, and the origin, which takes the place of both zeroes; a number that a curve leaves no place for is left out. */
export function axisLabels(
  { bare }: PlaneFigure,
  { frame, origin, numbers, toScreen }: PlaneView,
): readonly WantedLabel[] {
  const number = (value: number, spots: readonly XY[]): WantedLabel => ({
    text: tickText(value),
    size: numberSize,
    look: `${textLook()} figure-number`,
    spots,
    optional: true,
  })
  const name = (text: string, spots: readonly XY[]): WantedLabel => ({ text, size: labelSize, look: textLook(), spots })
  const named = [
    name('x', sides([frame.right + 15, origin[1]], [0, -13])),
    name('y', sides([origin[0], frame.top - 13], [13, 0])),
    { ...name('O', [...sides(origin, [-9, 11]), ...sides(origin, [9, 11])]), anchors: [origin] },
  ]
  if (bare) return named
  return [
    ...named,
    ...numbers.x.map((value) => number(value, sides([toScreen([value, 0])[0], origin[1]], [0, 12]))),
    ...numbers.y.map((value) => {
      const off = 6 + textWidth(tickText(value), numberSize) / 2
      return number(value, sides([origin[0], toScreen([0, value])[1]], [-off, 0]))
    }),
  ]
}

/** Beside a place, or across from there. */
const sides = (at: XY, off: XY): readonly XY[] => [add(at, off), subtract(at, off)]

import type { ToldOtherwise } from './figure-numbers'
import type { PlaneCurve, PlaneFigure, SketchCircle, SketchFigure, XY } from '@/lib/figures/figure'
import { cross, length, subtract } from '@/lib/figures/vector'

/** "XY is a tangent at T": then T is drawn on a circle. */
export function contactsOf({
  points,
  circles = [],
  caption = '',
  description,
}: SketchFigure): readonly ToldOtherwise[] {
  const told = `${caption}. ${description}`
    .replace(/\$/g, '')
    .matchAll(/\btangents? (?:is )?at (?:the point )?([A-Z])\b/g)
  const names = new Set([...told].map(([, name = '']) => name))
  return [...names].flatMap((name): readonly ToldOtherwise[] => {
    const point = points[name]
    if (!point || circles.length === 0 || circles.some((circle) => isOnCircle(circle, point, points))) return []
    return [{ path: ['points', name], message: `${name} is told to be a point of contact, and is drawn on no circle` }]
  })
}

/** Figures are drawn with a few digits. */
const isRadius = ({ radius }: SketchCircle, distance: number): boolean => Math.abs(distance - radius) < 0.03 * radius

function isOnCircle(circle: SketchCircle, point: XY, points: SketchFigure['points']): boolean {
  const middle = points[circle.centre]
  return middle !== undefined && isRadius(circle, length(subtract(point, middle)))
}

/** A circle of a sketch that passes through none of its points and touches none of its lines, where others do. */
export function looseCircles({ points, circles = [], segments = [] }: SketchFigure): readonly ToldOtherwise[] {
  const meets = circles.map((circle) => {
    const middle = points[circle.centre]
    if (!middle) return true
    return (
      Object.entries(points).some(([name, point]) => name !== circle.centre && isOnCircle(circle, point, points)) ||
      segments.some(({ from, to }) => isRadius(circle, distanceTo(middle, points[from], points[to])))
    )
  })
  const isBusy = Object.keys(points).length > circles.length + 1
  return meets.every((one) => !one) || !isBusy
    ? []
    : meets.flatMap((one, index) =>
        one
          ? []
          : [
              {
                path: ['circles', index, 'radius'],
                message: `the circle of radius ${circles[index]?.radius ?? ''} passes through no point and touches no line of the figure: is its radius what is meant?`,
              },
            ],
      )
}

function distanceTo(point: XY, from: XY | undefined, to: XY | undefined): number {
  if (!from || !to) return NaN
  const along = subtract(to, from)
  return Math.abs(cross(along, subtract(point, from))) / length(along)
}

/** A dot of a plane without a name that lies on none of its lines and curves, where the others do. */
export function looseDots({ points = [], curves = [], segments = [] }: PlaneFigure): readonly ToldOtherwise[] {
  if (curves.length === 0 || segments.length > 0) return []
  return points.flatMap(({ at, label = '' }, index) =>
    label !== '' || curves.some((curve) => isOn(curve, at))
      ? []
      : [
          {
            path: ['points', index, 'at'],
            message: `the dot at (${at.join(', ')}) lies on no line of the figure: is it drawn where it should be?`,
          },
        ],
  )
}

function isOn({ polynomial, line: [a, b, c] = [0, 0, 0] }: PlaneCurve, [x, y]: XY): boolean {
  if (polynomial) return Math.abs(polynomial.reduce((sum, one) => sum * x + one, 0) - y) < 0.15
  return Math.abs(a * x + b * y - c) < 0.15 * Math.hypot(a, b)
}

import { valueAt } from '@/lib/figures/curve'
import type { PlaneCurve, PlaneFigure, PlaneSegment, XY } from '@/lib/figures/figure'
import { cross, dot, subtract } from '@/lib/figures/vector'

interface OddPlace {
  readonly message: string
  readonly path: readonly (string | number)[]
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6
const isSame = ([x, y]: XY, [a, b]: XY): boolean => isNear(x, a) && isNear(y, b)

/** Whether a curve of the figure goes through a place. */
function isOnCurve({ polynomial, line }: PlaneCurve, [x, y]: XY): boolean {
  if (polynomial) return isNear(valueAt(polynomial, x), y)
  return line !== undefined && isNear(line[0] * x + line[1] * y, line[2])
}

function isOnSegment({ from, to }: PlaneSegment, at: XY): boolean {
  const [behind, ahead] = [subtract(at, from), subtract(at, to)]
  return isNear(cross(subtract(to, from), behind), 0) && dot(behind, ahead) <= 1e-6
}

/**
 * Places of a plane that stand out by themselves, where all others of their kind hang together: the end of one segment, or the corner of a
 * shaded area, that is no marked point and on nothing that is drawn, and a point beside the only curve. One number is mistyped.
 */
export const oddPlaces = (figure: PlaneFigure): readonly OddPlace[] => [
  ...oddEnds(figure),
  ...oddCorners(figure),
  ...oddPoints(figure),
]

function oddEnds({ segments = [], curves = [], points = [] }: PlaneFigure): readonly OddPlace[] {
  const ends = segments.flatMap((segment, index) =>
    (['from', 'to'] as const).map((side) => ({ segment, at: segment[side], path: ['segments', index, side] })),
  )
  const odd = ends.filter(
    ({ segment, at }) =>
      !at.includes(0) &&
      !points.some((point) => isSame(point.at, at)) &&
      !curves.some((curve) => isOnCurve(curve, at)) &&
      !segments.some((other) => other !== segment && isOnSegment(other, at)),
  )
  const marked = ends.filter(({ at }) => points.some((point) => isSame(point.at, at)))
  return odd.length === 1 && marked.length > 1
    ? odd.map(({ at, path }) => ({
        message: `the segment ends at ${shown(at)}, where no point is marked and nothing else is drawn: is a number mistyped?`,
        path,
      }))
    : []
}

function oddCorners({ regions = [], segments = [], curves = [], points = [] }: PlaneFigure): readonly OddPlace[] {
  return regions.flatMap((corners, index) => {
    const odd = corners.flatMap((at, corner) => {
      const through =
        curves.filter((curve) => isOnCurve(curve, at)).length +
        segments.filter((segment) => isOnSegment(segment, at)).length +
        at.filter((number) => number === 0).length
      return through > 1 || points.some((point) => isSame(point.at, at)) ? [] : [{ at, corner }]
    })
    return odd.length === 1 && corners.length > 2
      ? odd.map(({ at, corner }) => ({
          message: `the shaded area has a corner at ${shown(at)}, where no lines meet and no point is marked: is a number mistyped?`,
          path: ['regions', index, corner],
        }))
      : []
  })
}

function oddPoints({ segments = [], curves = [], points = [] }: PlaneFigure): readonly OddPlace[] {
  const [only, ...others] = curves
  if (!only || others.length > 0 || segments.length > 0) return []
  const odd = points.findIndex(({ at }) => !isOnCurve(only, at))
  const at = points[odd]?.at
  return at
    ? [
        {
          message: `the point ${shown(at)} does not lie on the curve: is a number of the curve or of the point mistyped?`,
          path: ['points', odd],
        },
      ]
    : []
}

const shown = ([x, y]: XY): string => `(${x}, ${y})`

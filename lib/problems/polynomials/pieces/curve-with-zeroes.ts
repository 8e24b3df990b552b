import type { PlaneFigure } from '../../../figures/figure'

/** Where the curve crosses the x-axis, where it only touches it, and whether it ends high on the right. */
export interface Curve {
  readonly crossings: readonly number[]
  readonly touches: readonly number[]
  readonly up: boolean
}

const multiply = (p: readonly number[], q: readonly number[]): readonly number[] => {
  const result = Array.from({ length: p.length + q.length - 1 }, () => 0)
  p.forEach((a, i) => q.forEach((b, j) => (result[i + j] = (result[i + j] ?? 0) + a * b)))
  return result
}

export const evaluate = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((v, c) => v * x + c, 0)

/** Whole coefficients; a curve without zeroes is a parabola that stays off the axis. */
export function wholeCoefficients({ crossings, touches, up }: Curve): readonly number[] {
  const roots = [...crossings, ...touches, ...touches]
  const product =
    roots.length === 0 ? [1, 0, 2] : roots.reduce<readonly number[]>((p, root) => multiply(p, [1, -root]), [1])
  return product.map((c) => (up ? c : -c) + 0)
}

/** Flattened so that the turns between the zeroes stay in view. */
function drawn(curve: Curve): readonly number[] {
  const whole = wholeCoefficients(curve)
  const zeroes = [...curve.crossings, ...curve.touches]
  const [from, to] = zeroes.length < 2 ? [-2, 2] : [Math.min(...zeroes), Math.max(...zeroes)]
  const heights = Array.from({ length: 101 }, (_, i) => Math.abs(evaluate(whole, from + ((to - from) * i) / 100)))
  const scale = 4 / Math.max(...heights)
  return whole.map((c) => c * (scale < 1 ? scale : 1))
}

/** The curve on axes, called y = p(x) after its name. */
export function figureOf(curve: Curve, name: string): PlaneFigure {
  const { crossings, touches } = curve
  const places = (at: readonly number[]) => `x = ${at.toSorted((a, b) => a - b).join(', x = ')}`
  const meeting = [
    crossings.length > 0 ? `It crosses the x-axis at ${places(crossings)}.` : '',
    touches.length > 0 ? `It touches the x-axis without crossing it at ${places(touches)}.` : '',
    crossings.length + touches.length === 0 ? `The whole curve stays ${curve.up ? 'above' : 'below'} the x-axis.` : '',
  ]
  return {
    kind: 'plane',
    x: [-6, 6],
    y: [-6, 6],
    curves: [{ polynomial: drawn(curve), label: `y = ${name}(x)` }],
    description: `A ${crossings.length + 2 * touches.length === 1 ? 'straight line' : 'smooth curve'} on axes, the graph of y = ${name}(x). ${meeting.filter(Boolean).join(' ')}`,
  }
}

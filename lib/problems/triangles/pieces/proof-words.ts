import type { XY } from '../../../figures/figure'

/** "\frac{AD}{DB} = \frac{AE}{EC}" for ['AD', 'DB'], ['AE', 'EC']. */
export const equalRatios = (...ratios: readonly (readonly [top: string, bottom: string])[]): string =>
  ratios.map(([top, bottom]) => `\\frac{${top}}{${bottom}}`).join(' = ')

/** "\triangle ABC \sim \triangle PQR" */
export const similar = (first: string, second: string): string => `\\triangle ${first} \\sim \\triangle ${second}`

/** Distance of two points of a figure. */
export const apart = (p: XY, q: XY): number => Math.hypot(p[0] - q[0], p[1] - q[1])

export const near = (p: number, q: number): boolean => Math.abs(p - q) < 1e-9

/** Whether the lines pq and rs are parallel. */
export const parallel = (p: XY, q: XY, r: XY, s: XY): boolean =>
  near((q[0] - p[0]) * (s[1] - r[1]), (q[1] - p[1]) * (s[0] - r[0]))

import type { PlaneFigure } from '../../../figures/figure'
import { sumTex } from '../../../maths'

/** The first arch −(x − a)(x − b), a place x = m under it, and where the second arch of the same width begins. */
export interface Highway {
  readonly a: number
  readonly b: number
  readonly m: number
  readonly start: number
  readonly story: 'underpass' | 'flyover' | 'tunnel'
  /** Which of the two last parts. */
  readonly last: 'second' | 'highest'
}

export const stories = {
  underpass: 'An underpass below a national highway has the shape of a parabola.',
  flyover: 'A flyover of a highway rests on arches that have the shape of parabolas.',
  tunnel: 'The opening of a road tunnel in the hills has the shape of a parabola.',
} as const

export const things = { underpass: 'underpass', flyover: 'arch', tunnel: 'opening' } as const

export const archTex = (a: number, b: number): string =>
  sumTex([
    [-1, 'x^2'],
    [a + b, 'x'],
    [-a * b, ''],
  ])

export const keyOf = ({ a, b, m, start }: Highway) =>
  ({ w: b - a, h: (m - a) * (b - m), k: 2 * start + b - a }) as const

export const sketch = ({ a, b }: Highway, thing: string): PlaneFigure => ({
  kind: 'plane',
  x: [-1, b + 2],
  y: [-2, Math.ceil(((b - a) / 2) ** 2) + 2],
  bare: true,
  curves: [{ polynomial: [-1, a + b, -a * b], label: 'y = p(x)' }],
  points: [
    { at: [a, 0], label: 'A' },
    { at: [b, 0], label: 'B' },
  ],
  description: `A parabola that opens downwards: the ${thing}. It meets the x-axis, the road, at two points A and B to the right of the origin.`,
})

import type { PlaneFigure } from '../../../figures/figure'

export const stories = {
  arch: {
    told: (p: string) =>
      `The entrance of a fort has the shape of an arch. With the ground as the $x$-axis and all lengths in metres, the arch is the graph of $p(x) = ${p}$.`,
    ends: 'meets the ground',
    meet: 'meet the ground',
    thing: 'arch',
  },
  fountain: {
    told: (p: string) =>
      `Water from a fountain in a park moves along the graph of $p(x) = ${p}$, where $x$ and $p(x)$ are in metres and the water surface of the pond is the $x$-axis.`,
    ends: 'meets the water surface',
    meet: 'meet the water surface',
    thing: 'water jet',
  },
  bridge: {
    told: (p: string) =>
      `A foot-bridge over a canal rests on an arch. With the water level as the $x$-axis, and all lengths in metres, the arch is the graph of $p(x) = ${p}$.`,
    ends: 'meets the water level',
    meet: 'meet the water level',
    thing: 'arch',
  },
} as const

/** −k(x − a)(x − b) as coefficients. */
export const coefficients = (a: number, b: number, k: number) => [-k, k * (a + b), -k * a * b] as const

export function sketch(a: number, b: number, k: number, h: number, thing: string): PlaneFigure {
  return {
    kind: 'plane',
    x: [-1, b + 2],
    y: [-2, h + 2],
    yStep: h > 20 ? 5 : h > 8 ? 2 : 1,
    bare: true,
    curves: [{ polynomial: [...coefficients(a, b, k)], label: 'y = p(x)' }],
    points: [
      { at: [a, 0], label: 'A' },
      { at: [b, 0], label: 'B' },
    ],
    description: `A parabola that opens downwards: the ${thing}. It meets the x-axis at two points A and B to the right of the origin, and its highest point lies above the middle of AB.`,
  }
}

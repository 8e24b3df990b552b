import type { PlaneFigure } from '../../../figures/figure'
import type { Random } from '../../../random'

export type Nature = 'two' | 'equal' | 'none'

export type Side = 'positive' | 'negative' | 'opposite'

export interface Sketch {
  readonly asked: 'number' | 'signs'
  readonly nature: Nature
  readonly coefficients: readonly [a: number, b: number, c: number]
  /** Where the curve meets the x-axis. */
  readonly zeroes: readonly number[]
}

export const natures = ['two', 'equal', 'none'] as const

export const sides = ['positive', 'negative', 'opposite'] as const

export const sideOf = (zeroes: readonly number[]): Side =>
  zeroes.every((x) => x > 0) ? 'positive' : zeroes.every((x) => x < 0) ? 'negative' : 'opposite'

/** a(x − r)(x − s), flat enough to stay in the window; the zeroes are as often on one side of the origin as on the other or on both. */
function crossing(random: Random, asked: Sketch['asked']): Sketch {
  const side = random.pick(sides)
  const [r, s] = random.until(
    (source): readonly [number, number] => [source.integer(-5, 4), source.integer(-4, 5)],
    ([first, second]) =>
      second - first >= 2 && first * second !== 0 && first + second !== 0 && sideOf([first, second]) === side,
  )
  const half = (s - r) / 2
  const a = random.pick([1, -1]) * Math.min(1, 4 / (half * half))
  return { asked, nature: 'two', coefficients: [a, -a * (r + s), a * r * s], zeroes: [r, s] }
}

/** a(x − v)² + h, with h of the sign of a or 0. */
function touchingOrClear(random: Random, nature: 'equal' | 'none'): Sketch {
  const v = random.pick([-3, -2, -1, 1, 2, 3])
  const a = random.pick([1, 0.5, -0.5, -1])
  const h = nature === 'equal' ? 0 : Math.sign(a) * random.integer(1, 3)
  return {
    asked: 'number',
    nature,
    coefficients: [a, -2 * a * v, a * v * v + h],
    zeroes: nature === 'equal' ? [v] : [],
  }
}

export function drawSketch(random: Random): Sketch {
  if (random.chance(0.5)) return crossing(random, 'signs')
  const nature = random.pick(natures)
  return nature === 'two' ? crossing(random, 'number') : touchingOrClear(random, nature)
}

const places: Readonly<Record<Side, string>> = {
  positive: 'two points, both to the right of the origin',
  negative: 'two points, both to the left of the origin',
  opposite: 'two points, one on each side of the origin',
}

const meeting = ({ nature, zeroes }: Sketch): string =>
  ({
    two: `cuts the x-axis at ${places[sideOf(zeroes)]}`,
    equal: 'touches the x-axis at exactly one point',
    none: 'does not meet the x-axis',
  })[nature]

export const figureOf = (sketch: Sketch): PlaneFigure => ({
  kind: 'plane',
  x: [-6, 6],
  y: [-6, 6],
  bare: true,
  curves: [{ polynomial: sketch.coefficients, label: 'y = ax² + bx + c' }],
  description: `A parabola that opens ${sketch.coefficients[0] > 0 ? 'upwards' : 'downwards'}. It ${meeting(sketch)}.`,
})

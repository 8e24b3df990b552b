import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import { byIdentity, twoRoots, type FixedQuadratic } from '../../../solutions/trigonometry/pieces/fixed-quadratics'
import type { RatioQuadratic } from '../../../solutions/trigonometry/ratio-quadratic'
import { fraction, sumTex } from '../../../maths'
import type { Random } from '../../../random'

export const isTwoRoots = (angles: readonly StandardAngle[]): boolean => angles.length === 2

const { sin, cos, tan } = Math

/** An equation quadratic in one ratio of the angle @. */
export interface QuadraticCase extends Omit<FixedQuadratic, 'factors' | 'values'> {
  readonly stated: RatioQuadratic['equation']
}

const fixed = (posed: FixedQuadratic): QuadraticCase => ({ ...posed, stated: { known: posed.equation } })

const ratios = {
  sin: { f: sin, angle: 30, p: 2, q: 1 },
  cos: { f: cos, angle: 60, p: 2, q: 1 },
  tan: { f: tan, angle: 45, p: 1, q: 1 },
  cot: { f: (t: number) => 1 / tan(t), angle: 45, p: 1, q: 1 },
  sec: {
    f: (t: number) => 1 / cos(t),
    angle: 60,
    p: 1,
    q: 2,
  },
  cosec: {
    f: (t: number) => 1 / sin(t),
    angle: 30,
    p: 1,
    q: 2,
  },
} as const

/** (p t - q)(r t - s) = 0, where s/r is no value of an acute angle. */
function byFactors(random: Random): QuadraticCase {
  const name = random.pick(['sin', 'cos', 'tan', 'cot', 'sec', 'cosec'] as const)
  const { f, angle, p, q } = ratios[name]
  const r = random.integer(1, 3)
  const impossible =
    name === 'sin' || name === 'cos'
      ? random.pick([-3, -2, -1, 2, 3])
      : name === 'tan' || name === 'cot'
        ? -random.integer(1, 5)
        : random.pick([-2, -1])
  // a root below 1 for sec and cosec, a whole one for the others
  const [m, n] = name === 'sec' || name === 'cosec' ? [r + 1, impossible + (impossible < -1 ? 3 : 2)] : [1, impossible]
  const [a, b, c] = [p * m, -(p * n + q * m), q * n]
  return {
    equation: `${sumTex([
      [a, `\\${name}^2 @`],
      [b, `\\${name} @`],
      [c, ''],
    ])} = 0`,
    stated: { name, a: fraction(a), b: fraction(b), c: fraction(c) },
    angles: [angle],
    other: 90,
    at: (t) => a * f(t) ** 2 + b * f(t) + c,
  }
}

/** The kinds of equation, each with its own way of being drawn. */
export const quadraticCases: Readonly<Record<'factors' | 'identity' | 'two', (random: Random) => QuadraticCase>> = {
  factors: byFactors,
  identity: (random) => fixed(random.pick(byIdentity)),
  two: (random) => fixed(random.pick(twoRoots)),
}

import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import { byIdentity, twoRoots, type QuadraticCase } from './fixed-quadratics'
import { sumTex } from '../../../maths'
import type { Random } from '../../../random'

export const isTwoRoots = (angles: readonly StandardAngle[]): boolean => angles.length === 2

const { sin, cos, tan } = Math

export type { QuadraticCase } from './fixed-quadratics'

const ratios = {
  sin: { f: sin, angle: 30, p: 2, q: 1, word: 'the sine of an acute angle lies between $0$ and $1$' },
  cos: { f: cos, angle: 60, p: 2, q: 1, word: 'the cosine of an acute angle lies between $0$ and $1$' },
  tan: { f: tan, angle: 45, p: 1, q: 1, word: 'the tangent of an acute angle is positive' },
  cot: { f: (t: number) => 1 / tan(t), angle: 45, p: 1, q: 1, word: 'the cotangent of an acute angle is positive' },
  sec: {
    f: (t: number) => 1 / cos(t),
    angle: 60,
    p: 1,
    q: 2,
    word: 'the secant of an acute angle is greater than $1$',
  },
  cosec: {
    f: (t: number) => 1 / sin(t),
    angle: 30,
    p: 1,
    q: 2,
    word: 'the cosecant of an acute angle is greater than $1$',
  },
} as const

const factorTex = (p: number, name: string, q: number): string =>
  `(${sumTex([
    [p, `\\${name} @`],
    [-q, ''],
  ])})`

/** (p t - q)(r t - s) = 0, where s/r is no value of an acute angle. */
function byFactors(random: Random): QuadraticCase {
  const name = random.pick(['sin', 'cos', 'tan', 'cot', 'sec', 'cosec'] as const)
  const { f, angle, p, q, word } = ratios[name]
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
  const known = p === 1 ? `${q}` : `\\frac{${q}}{${p}}`
  return {
    equation: `${sumTex([
      [a, `\\${name}^2 @`],
      [b, `\\${name} @`],
      [c, ''],
    ])} = 0`,
    factors: `${factorTex(p, name, q)}${factorTex(m, name, n)}`,
    values: `The second factor is never $0$, because ${word}. So $\\${name} @ = ${known}$`,
    angles: [angle],
    other: 90,
    at: (t) => a * f(t) ** 2 + b * f(t) + c,
  }
}

/** The kinds of equation, each with its own way of being drawn. */
export const quadraticCases: Readonly<Record<'factors' | 'identity' | 'two', (random: Random) => QuadraticCase>> = {
  factors: byFactors,
  identity: (random) => random.pick(byIdentity),
  two: (random) => random.pick(twoRoots),
}

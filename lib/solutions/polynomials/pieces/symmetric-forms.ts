import { add, divide, fraction, multiply, sumTex, toTex, type Fraction, squared } from '../../../maths'
import { dividedBy, inBrackets, powerTex } from './brackets'

export const symmetricKinds = ['squares', 'reciprocals', 'quotients', 'cubes', 'difference'] as const
export type SymmetricKind = (typeof symmetricKinds)[number]

/** An expression in α and β that does not change when they are exchanged. */
export interface SymmetricForm {
  readonly tex: string
  /** The same by α + β and αβ. */
  readonly identity: string
  /** By the sum s and the product p. */
  readonly value: (s: Fraction, p: Fraction) => Fraction
  /** The identity with its values, and what follows, down to the last step before the result. */
  readonly workings: (s: Fraction, p: Fraction) => readonly string[]
}

const times = (n: number, x: Fraction): Fraction => multiply(fraction(n), x)
const less = (x: Fraction, y: Fraction): Fraction => add(x, times(-1, y))
const lessTex = (x: Fraction, y: Fraction): string =>
  sumTex([
    [x, ''],
    [times(-1, y), ''],
  ])
const squaresTex = (s: Fraction, p: Fraction): string => `${powerTex(s, 2)} - 2 \\times ${inBrackets(p)}`

export const symmetricForms: Readonly<Record<SymmetricKind, SymmetricForm>> = {
  squares: {
    tex: '\\alpha^2 + \\beta^2',
    identity: '(\\alpha + \\beta)^2 - 2\\alpha\\beta',
    value: (s, p) => less(squared(s), times(2, p)),
    workings: (s, p) => [squaresTex(s, p), lessTex(squared(s), times(2, p))],
  },
  reciprocals: {
    tex: '\\frac{1}{\\alpha} + \\frac{1}{\\beta}',
    identity: '\\frac{\\alpha + \\beta}{\\alpha\\beta}',
    value: (s, p) => divide(s, p),
    workings: (s, p) => [`${toTex(s)}${dividedBy(p)}`],
  },
  quotients: {
    tex: '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}',
    identity: '\\frac{(\\alpha + \\beta)^2 - 2\\alpha\\beta}{\\alpha\\beta}',
    value: (s, p) => divide(less(squared(s), times(2, p)), p),
    workings: (s, p) => [
      `\\left[${squaresTex(s, p)}\\right]${dividedBy(p)}`,
      `${toTex(less(squared(s), times(2, p)))}${dividedBy(p)}`,
    ],
  },
  cubes: {
    tex: '\\alpha^3 + \\beta^3',
    identity: '(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)',
    value: (s, p) => less(multiply(s, squared(s)), times(3, multiply(p, s))),
    workings: (s, p) => [
      `${powerTex(s, 3)} - 3 \\times ${inBrackets(p)} \\times ${inBrackets(s)}`,
      lessTex(multiply(s, squared(s)), times(3, multiply(p, s))),
    ],
  },
  difference: {
    tex: '(\\alpha - \\beta)^2',
    identity: '(\\alpha + \\beta)^2 - 4\\alpha\\beta',
    value: (s, p) => less(squared(s), times(4, p)),
    workings: (s, p) => [`${powerTex(s, 2)} - 4 \\times ${inBrackets(p)}`, lessTex(squared(s), times(4, p))],
  },
}

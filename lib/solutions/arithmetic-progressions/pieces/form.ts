import { add, divide, fraction, multiply, sign, subtract, sumTex, zero, type Fraction } from '../../../maths'
import type { Progression } from './progression'

/** So many times the first term, so many times the common difference, and a number. */
export interface Form {
  readonly a: Fraction
  readonly d: Fraction
  readonly c: Fraction
  /** As it is said: "a_{17} - a_{12}". */
  readonly tex: string
  /** What it is, where it is one term or the sum of the first terms. */
  readonly as?: { readonly kind: 'term' | 'sum'; readonly n: number }
}

const form = (a: Fraction, d: Fraction, tex: string, as?: Form['as']): Form => ({
  a,
  d,
  c: zero,
  tex,
  ...(as && { as }),
})

export const termForm = (n: number): Form =>
  form(fraction(1), fraction(n - 1), n === 1 ? 'a' : `a_{${n}}`, { kind: 'term', n })
export const sumForm = (n: number): Form => form(fraction(n), fraction(n * (n - 1), 2), `S_{${n}}`, { kind: 'sum', n })
export const differenceForm: Form = form(zero, fraction(1), 'd')
export const numberForm = (c: Fraction, tex: string): Form => ({ a: zero, d: zero, c, tex })

const isSum = (tex: string): boolean => / [+-] |^-/.test(tex)
const joined = (one: string, sign: string, other: string): string =>
  `${one} ${sign} ${isSum(other) && (sign === '-' || other.startsWith('-')) ? `(${other})` : other}`

export const plus = (one: Form, other: Form): Form => ({
  a: add(one.a, other.a),
  d: add(one.d, other.d),
  c: add(one.c, other.c),
  tex: joined(one.tex, '+', other.tex),
})
export const times = (by: Fraction, { a, d, c, tex }: Form, shown: string): Form => ({
  a: multiply(by, a),
  d: multiply(by, d),
  c: multiply(by, c),
  tex: `${shown}${isSum(tex) ? `(${tex})` : tex}`,
})
export const less = (one: Form, other: Form): Form => ({
  ...plus(one, times(fraction(-1), other, '')),
  tex: joined(one.tex, '-', other.tex),
})

/** "2a + 11d - 3" */
export const inAandD = ({ a, d, c }: Form): string =>
  sumTex([
    [a, 'a'],
    [d, 'd'],
    [c, ''],
  ])

export const valueIn = ({ a, d, c }: Form, ap: Progression): Fraction =>
  add(add(multiply(a, ap.a), multiply(d, ap.d)), c)

/** k where the a and d of one are k times those of the other; null where there is none. */
export function multipleOf(one: Form, other: Form): Fraction | null {
  if (sign(subtract(multiply(one.a, other.d), multiply(one.d, other.a))) !== 0) return null
  if (sign(other.a) !== 0) return divide(one.a, other.a)
  return sign(other.d) === 0 ? null : divide(one.d, other.d)
}

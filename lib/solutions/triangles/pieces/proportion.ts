import {
  add,
  divide,
  exact,
  fraction,
  multiply,
  negate,
  sign,
  squared,
  subtract,
  toText,
  valueAt,
  type Fraction,
} from '../../../maths'

/** px + q */
export type Linear = readonly [p: Fraction, q: Fraction]

/** Four lengths in a letter, first : second = third : fourth. */
export interface Proportion {
  readonly parts: readonly [Linear, Linear, Linear, Linear]
  readonly letter: string
}

export type Quadratic = readonly [a: Fraction, b: Fraction, c: Fraction]

export const productOf = ([p, q]: Linear, [r, s]: Linear): Quadratic => [
  multiply(p, r),
  add(multiply(p, s), multiply(q, r)),
  multiply(q, s),
]

/** first × fourth − second × third, highest power first. */
export function difference({ parts: [first, second, third, fourth] }: Proportion): Quadratic {
  const [left, right] = [productOf(first, fourth), productOf(second, third)]
  return [subtract(left[0], right[0]), subtract(left[1], right[1]), subtract(left[2], right[2])]
}

const discriminant = ([a, b, c]: Quadratic): Fraction => subtract(squared(b), multiply(exact(4), multiply(a, c)))

/** The root of a whole number that is a square, or null. */
function wholeRoot(value: bigint): bigint | null {
  const near = BigInt(Math.round(Math.sqrt(Number(value))))
  return [near, near - 1n, near + 1n].find((root) => root * root === value) ?? null
}

/** The root of a fraction that is a square, or null. */
function exactRoot({ n, d }: Fraction): Fraction | null {
  const [top, bottom] = n < 0n ? [null, null] : [wholeRoot(n), wholeRoot(d)]
  return top !== null && bottom !== null ? fraction(top, bottom) : null
}

/** All x that satisfy the proportion; null where there are infinitely many, or where they are no rational numbers. */
export function rootsOf(proportion: Proportion): readonly Fraction[] | null {
  const whole = difference(proportion)
  const [a, b, c] = whole
  if (sign(a) === 0) return sign(b) === 0 ? null : [divide(negate(c), b)]
  const root = exactRoot(discriminant(whole))
  if (!root) return null
  const [bottom, top] = [multiply(exact(2), a), negate(b)]
  return sign(root) === 0
    ? [divide(top, bottom)]
    : [divide(add(top, root), bottom), divide(subtract(top, root), bottom)]
}

export const isPositiveAt = ({ parts }: Proportion, x: Fraction): boolean =>
  parts.every((part) => sign(valueAt(part, x)) > 0)

/** The x for which all four are lengths. */
export const fitting = (proportion: Proportion): readonly Fraction[] =>
  (rootsOf(proportion) ?? []).filter((root) => isPositiveAt(proportion, root))

export function proportionObjection(proportion: Proportion): string | null {
  const { letter } = proportion
  const [a, b, c] = difference(proportion)
  if ([...difference(proportion)].some(({ n, d }) => n > 10n ** 7n || n < -(10n ** 7n) || d > 10n ** 6n))
    return 'These numbers are too large for me to solve the equation.'
  if (sign(a) === 0 && sign(b) === 0)
    return sign(c) === 0
      ? `The two ratios are equal for every $${letter}$, so these parts do not tell $${letter}$.`
      : `The two ratios are equal for no $${letter}$: check what you typed.`
  if (rootsOf(proportion) === null)
    return `With these parts $${letter}$ would be no rational number: check what you typed.`
  return fitting(proportion).length === 0
    ? 'With these numbers a part would not be longer than zero: check what you typed.'
    : null
}

export const keyOf = (proportion: Proportion): string => fitting(proportion).map(toText).join(', ')

import { add, equals, fraction, multiply, negate, one, sign, toTex, type Fraction } from '../../maths'
import * as quotients from '../../maths/quotient'
import { letter, newBudget, type Budget, type Sum } from '../../maths/sum'

/** What a statement names, in unknowns: "3 more than twice the smaller number" is 2y + 3. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'unknown'; readonly letter: string }
  | {
      readonly kind: 'joined'
      readonly by: '+' | '-' | '*' | '/'
      readonly left: Expression
      readonly right: Expression
    }

export const number = (value: Fraction | number): Expression => ({
  kind: 'number',
  value: typeof value === 'number' ? fraction(value) : value,
})
export const unknown = (name: string): Expression => ({ kind: 'unknown', letter: name })
const joined =
  (by: '+' | '-' | '*' | '/') =>
  (left: Expression, right: Expression): Expression => ({ kind: 'joined', by, left, right })
export const plus = joined('+')
export const minus = joined('-')
export const times = joined('*')
export const over = joined('/')

/** A number added that may be negative: x - 5 for -5. */
export const shifted = (of: Expression, by: Fraction): Expression =>
  sign(by) === 0 ? of : sign(by) < 0 ? minus(of, number(negate(by))) : plus(of, number(by))

function exact(of: Expression, budget: Budget): quotients.Quotient {
  if (of.kind === 'number') return quotients.constant(of.value)
  if (of.kind === 'unknown') return quotients.whole(letter(of.letter))
  const [left, right] = [exact(of.left, budget), exact(of.right, budget)]
  switch (of.by) {
    case '+':
      return quotients.add(left, right, budget)
    case '-':
      return quotients.add(left, quotients.negate(right), budget)
    case '*':
      return quotients.multiply(left, right, budget)
    case '/':
      return quotients.divide(left, right, budget)
    default:
      return of.by satisfies never
  }
}

/** Left less right without denominators, which is zero, and what it was divided by, which is not. */
export function difference(left: Expression, right: Expression): { readonly top: Sum; readonly bottom: Sum } {
  const budget = newBudget()
  return quotients.polynomials(exact(minus(left, right), budget), budget)
}

/** The value where the unknowns have these values; null where it would divide by zero. */
export function valueAt(of: Expression, values: ReadonlyMap<string, Fraction>): Fraction | null {
  const put = (one_: Expression): Expression => {
    if (one_.kind === 'number') return one_
    if (one_.kind === 'unknown') return number(values.get(one_.letter) ?? fraction(0))
    return { ...one_, left: put(one_.left), right: put(one_.right) }
  }
  try {
    return quotients.rationalOf(exact(put(of), newBudget()))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The value of a sum where the unknowns have these values. */
export function sumAt(sum: Sum, values: ReadonlyMap<string, Fraction>): Fraction {
  let total = fraction(0)
  for (const { coefficient, powers } of sum.values()) {
    let term = coefficient
    for (const [name, power] of powers)
      for (let i = 0; i < power; i++) term = multiply(term, values.get(name) ?? fraction(0))
    total = add(total, term)
  }
  return total
}

const isSum = (of: Expression): boolean => of.kind === 'joined' && (of.by === '+' || of.by === '-')
const inBrackets = (of: Expression, needed = isSum(of)): string => (needed ? `(${texOf(of)})` : texOf(of))
const isNegative = (of: Expression): boolean => of.kind === 'number' && sign(of.value) < 0

/** As it is told: "2(x + 5)", "\frac{x + 1}{y}". */
export function texOf(of: Expression): string {
  if (of.kind === 'number') return toTex(of.value)
  if (of.kind === 'unknown') return of.letter
  const { left, right } = of
  switch (of.by) {
    case '+':
      return `${texOf(left)} + ${inBrackets(right, isNegative(right))}`
    case '-':
      return `${texOf(left)} - ${inBrackets(right, isSum(right) || isNegative(right))}`
    case '/':
      return `\\frac{${texOf(left)}}{${texOf(right)}}`
    case '*':
      if (left === right) return `${inBrackets(left, left.kind !== 'unknown')}^2`
      if (left.kind === 'number' && equals(left.value, one)) return texOf(right)
      return right.kind === 'number' || (right.kind === 'joined' && right.by === '*' && right.left.kind === 'number')
        ? `${inBrackets(left)} \\times ${inBrackets(right)}`
        : `${inBrackets(left)}${inBrackets(right)}`
    default:
      return of.by satisfies never
  }
}

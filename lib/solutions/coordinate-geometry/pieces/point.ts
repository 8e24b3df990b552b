import {
  add,
  bracketed,
  equals,
  exact,
  isInteger,
  multiply,
  sign,
  subtract,
  toTex,
  toText,
  type Fraction,
  squared,
} from '../../../maths'

export { squared }

type Whole = Fraction | number

export type ExactPoint = readonly [x: Fraction, y: Fraction]

/** A point as a question states it. */
export interface NamedPoint {
  readonly name: string
  readonly at: ExactPoint
}

export const named = (name: string, [x, y]: readonly [Whole, Whole]): NamedPoint => ({ name, at: [exact(x), exact(y)] })

/** "(3/2, -3)" in the grammar of answers. */
export const exactText = ([x, y]: ExactPoint): string => `(${toText(x)}, ${toText(y)})`

/** "\left(\frac{3}{2}, -3\right)", with plain brackets around whole numbers. */
export const exactTex = (point: ExactPoint): string => tupleTex(...point)

/** "A(2, -3)" */
export const namedTex = ({ name, at }: NamedPoint): string => `${name}${exactTex(at)}`

/** A pair of coordinates, each as a number or as TeX. */
export function tupleTex(x: Whole | string, y: Whole | string): string {
  const [first, second] = [x, y].map((value) => (typeof value === 'string' ? value : toTex(exact(value))))
  return `${first}${second}`.includes('frac') ? `\\left(${first}, ${second}\\right)` : `(${first}, ${second})`
}

/** "(4 - 1)" and "[4 - (-2)]": the step from the second number to the first. */
export function gapTex(to: Whole, from: Whole): string {
  const [end, start] = [exact(to), exact(from)]
  const large = !isInteger(end) || !isInteger(start)
  if (sign(start) < 0)
    return `${large ? '\\left[' : '['}${toTex(end)} - ${inBrackets(start)}${large ? '\\right]' : ']'}`
  return `${large ? '\\left(' : '('}${toTex(end)} - ${toTex(start)}${large ? '\\right)' : ')'}`
}

/** "(-3)", with brackets that grow around a fraction. */
export const inBrackets = (value: Whole): string =>
  isInteger(exact(value)) ? `(${toTex(exact(value))})` : `\\left(${toTex(exact(value))}\\right)`

/** "6^2" and "(-8)^2". */
export const squareTex = (value: Whole): string => `${isInteger(exact(value)) ? bracketed(value) : inBrackets(value)}^2`

/** From the first point to the second. */
export const stepOf = (a: ExactPoint, b: ExactPoint): ExactPoint => [subtract(b[0], a[0]), subtract(b[1], a[1])]

export function squareBetween(a: ExactPoint, b: ExactPoint): Fraction {
  const [dx, dy] = stepOf(a, b)
  return add(squared(dx), squared(dy))
}

export const samePlace = (a: ExactPoint, b: ExactPoint): boolean => equals(a[0], b[0]) && equals(a[1], b[1])

/** Whether the three points lie on one line. */
export function collinear(a: ExactPoint, b: ExactPoint, c: ExactPoint): boolean {
  const [u, v] = [stepOf(a, b), stepOf(a, c)]
  return equals(multiply(u[0], v[1]), multiply(u[1], v[0]))
}

/** What is said of two points that are one. */
export const sameObjection = (a: NamedPoint, b: NamedPoint): string | null =>
  samePlace(a.at, b.at) ? `$${a.name}$ and $${b.name}$ are the same point.` : null

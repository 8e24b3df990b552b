import { exactTex, inBrackets, tupleTex, type ExactPoint } from './point'
import { add, divide, exact, multiply, sign, sumTex, toTex, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, type Line } from '../../line'

type Whole = Fraction | number

/** The point that divides AB internally in m : n. */
export const sectionAt = (a: ExactPoint, b: ExactPoint, m: Whole, n: Whole): ExactPoint => [
  coordinate(a[0], b[0], exact(m), exact(n)),
  coordinate(a[1], b[1], exact(m), exact(n)),
]

const coordinate = (first: Fraction, second: Fraction, m: Fraction, n: Fraction): Fraction =>
  divide(add(multiply(m, second), multiply(n, first)), add(m, n))

export const sectionFormula = '\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)'

/** "\frac{3(6) + 2(-2)}{3 + 2}": one coordinate with the numbers put in. */
export const coordinateTex = (m: Whole, n: Whole, first: Whole, second: Whole): string =>
  `\\frac{${toTex(exact(m))}${inBrackets(second)} + ${toTex(exact(n))}${inBrackets(first)}}{${toTex(exact(m))} + ${toTex(exact(n))}}`

/** "6 - 4": two numbers as a sum, a zero left out. */
export const twoTerms = (first: Whole, second: Whole): string =>
  sumTex([
    [first, ''],
    [second, ''],
  ])

/** The substitution and the calculation of one use of the section formula, half a mark each; m and n are whole. */
export function sectionLines(name: string, a: ExactPoint, b: ExactPoint, m: Fraction, n: Fraction): readonly Line[] {
  const put = (i: 0 | 1) => coordinateTex(m, n, a[i], b[i])
  const products = (i: 0 | 1) => `\\frac{${twoTerms(multiply(m, b[i]), multiply(n, a[i]))}}{${toTex(add(m, n))}}`
  return [
    earns(0.5, says`${chain(name, tupleTex(put(0), put(1)))}`, `substituted ${name}`),
    earns(
      0.5,
      says`${chain(name, tupleTex(products(0), products(1)), exactTex(sectionAt(a, b, m, n)))}`,
      `worked out ${name}`,
    ),
  ]
}

/** "\frac{5 + (-1)}{2}": one coordinate of a mid-point with the numbers put in. */
export const averageTex = (first: Whole, second: Whole): string =>
  `\\frac{${toTex(exact(first))} + ${sign(exact(second)) < 0 ? inBrackets(second) : toTex(exact(second))}}{2}`

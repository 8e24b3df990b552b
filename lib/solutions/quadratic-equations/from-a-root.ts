import { equationChain, quadraticObjection, type Quadratic } from './pieces/equation'
import { divide, fraction, negate, sign, subtract, sumTex, toTex, toText, valueAt, type Fraction } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked, type Solution } from '../solution'

/** A root is known: of an equation, whose other root is asked, or of one with k for a coefficient (an unknown one is null). */
export type Given = { readonly known: Fraction } & (
  | { readonly asked: 'root'; readonly equation: Quadratic }
  | { readonly asked: 'coefficient'; readonly equation: readonly (Fraction | null)[] }
)

const power = (times: number): string => ['', 'x', 'x^2'][times] ?? ''

/** "x^2 + kx - 12": highest power first. */
const withK = (coefficients: readonly (Fraction | null)[]): string =>
  sumTex(
    coefficients.map((value, index) =>
      value === null ? [1, `k${power(2 - index)}`] : ([value, power(2 - index)] as const),
    ),
  )

const inBrackets = (value: Fraction): string => (sign(value) < 0 ? `(${toTex(value)})` : toTex(value))
const base = (value: Fraction): string => (value.d === 1n ? inBrackets(value) : `\\left(${toTex(value)}\\right)`)

/** "(-3)^2 + k(-3) - 12": x in its place, with the signs as they stand. */
function substituted(coefficients: readonly (Fraction | null)[], x: Fraction): string {
  const [first = null] = coefficients
  const alone = first !== null && first.d === 1n && (first.n === 1n || first.n === -1n)
  const inPlace = x.d === 1n ? `(${toTex(x)})` : base(x)
  const powers = [alone ? `${base(x)}^2` : `${inPlace}^2`, inPlace, '']
  return sumTex(
    coefficients.map((value, index) => {
      const at = powers[index] ?? ''
      return value === null ? [1, `k${at}`] : ([value, at] as const)
    }),
  )
}

const filled = (equation: readonly (Fraction | null)[], k: Fraction) => equation.map((value) => value ?? k)

/** The factor of k in the equation, and the rest, with the root in place of x. */
function inTermsOfK(equation: readonly (Fraction | null)[], known: Fraction) {
  const rest = valueAt(filled(equation, fraction(0)), known)
  return { rest, factor: subtract(valueAt(filled(equation, fraction(1)), known), rest) }
}

function coefficient(equation: readonly (Fraction | null)[], known: Fraction): Solution {
  const { rest, factor } = inTermsOfK(equation, known)
  const k = divide(negate(rest), factor)
  const alone = sumTex([[factor, 'k']])
  return {
    lines: [
      says`Since $${toTex(known)}$ is a root, it satisfies ${chain(withK(equation), '0')}.`,
      line('put in', says`Putting ${chain('x', toTex(known))}: ${chain(substituted(equation, known), '0')}`),
      says`${chain(
        sumTex([
          [rest, ''],
          [factor, 'k'],
        ]),
        '0',
      )}`,
      earns(1, says`${chain(alone, toTex(negate(rest)))}, hence ${chain('k', toTex(k))}.`, 'solved'),
    ],
    key: toText(k),
  }
}

/** By the product of the roots; by their sum where the known root is zero. */
function otherLines({ a, b, c }: Quadratic, known: Fraction, other: Fraction): readonly Step[] {
  const [shown, result] = [toTex(known), toTex(other)]
  if (sign(known) === 0) {
    const sum = toTex(divide(negate(b), a))
    return [
      line('product', says`Sum of the roots ${chain('-\\frac{b}{a}', sum)}`),
      earns(1, says`${chain('\\beta', `${sum} - 0`, result)}`, 'divided'),
    ]
  }
  const product = toTex(divide(c, a))
  const isPlain = known.d === 1n && !product.includes('frac')
  const over = isPlain ? `\\frac{${product}}{${shown}}` : `${product} \\div ${base(known)}`
  return [
    line('product', says`${equals('Product of the roots', '\\frac{c}{a}', product)}`),
    says`${chain(`${shown} \\times \\beta`, product)}`,
    earns(1, says`${chain('\\beta', over, result)}`, 'divided'),
  ]
}

function root(equation: Quadratic, known: Fraction): Solution {
  const { a, b } = equation
  const other = subtract(divide(negate(b), a), known)
  return {
    lines: [
      says`Given: ${equationChain([a, b, equation.c])} with one root $${toTex(known)}$. Let the other root be $\\beta$.`,
      ...otherLines(equation, known, other),
      says`Hence ${isValue('the other root', toTex(other))}.`,
    ],
    key: toText(other),
  }
}

function objection(given: Given): string | null {
  if (given.asked === 'root') {
    const { equation, known } = given
    return (
      quadraticObjection(equation) ??
      (sign(valueAt([equation.a, equation.b, equation.c], known)) === 0
        ? null
        : `$${toTex(known)}$ does not satisfy this equation, so it is not one of its roots.`)
    )
  }
  const { equation, known } = given
  if (equation.length !== 3 || equation.filter((value) => value === null).length !== 1)
    return 'Just one of the three coefficients should be $k$.'
  if (equation[0] && sign(equation[0]) === 0) return 'There is no $x^2$ term, so this is no quadratic equation.'
  const { rest, factor } = inTermsOfK(equation, known)
  if (sign(factor) === 0) return 'The root is zero, so the equation says nothing about $k$.'
  return equation[0] === null && sign(rest) === 0
    ? 'That root makes $k$ zero, and no quadratic equation is left.'
    : null
}

/** E.g. "If −3 is a root of the quadratic equation x² + kx − 12 = 0, find the value of k." */
export const fromARoot = worked<Given>({
  id: 'from-a-root',
  archetype: 'qe-param-from-root',
  objection,
  solve: (given) =>
    given.asked === 'root' ? root(given.equation, given.known) : coefficient(given.equation, given.known),
})

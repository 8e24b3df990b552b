import { rootsByFactors } from './pieces/by-factors'
import { equationChain, quadratic } from './pieces/equation'
import type { RootOrder } from './pieces/formula'
import { acceptedRoots, bracket, linear, twoFractionsObjection, type TwoFractions } from './pieces/fractions-in-x'
import {
  absolute,
  add,
  compare,
  divide,
  fraction,
  multiply,
  negate,
  polynomialTex,
  subtract,
  toTex,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked, type Solution } from '../solution'

/** 1/(x + p) − 1/(x + q) = right, or x + 1/x = right; the latter may be told of a number. */
export type Given =
  | ({ readonly form: 'difference' } & TwoFractions)
  | { readonly form: 'reciprocal'; readonly right: Fraction; readonly told: 'equation' | 'number' }

const times = (value: Fraction): string => (value.n === 1n ? '' : value.n === -1n ? '-' : `${value.n}`)

/** "$2(x + 1)(x + 3) = 4 \times 35$, so $(x + 1)(x + 3) = 70$" for 4/((x + 1)(x + 3)) = 2/35. */
const crossed = (top: Fraction, right: Fraction, brackets: string) =>
  says`Cross-multiplying: ${chain(`${times(right)}${brackets}`, `${top.n} \\times ${right.d}`)}, so ${chain(brackets, toTex(divide(top, right)))}`

function difference({ p, q, right }: TwoFractions, order: RootOrder | undefined): Solution {
  const shown = toTex(right)
  const top = subtract(q, p)
  const M = divide(top, right)
  const left = `\\frac{1}{${linear(p)}} - \\frac{1}{${linear(q)}}`
  const brackets = p.n === 0n || q.n !== 0n ? `${bracket(p)}${bracket(q)}` : `${bracket(q)}${bracket(p)}`
  const [sum, product] = [add(p, q), multiply(p, q)]
  const standard = quadratic(fraction(1), sum, subtract(product, M))
  const { lines, key } = rootsByFactors(standard, { ...acceptedRoots, order })
  return {
    lines: [
      says`Given: ${chain(left, shown)}`,
      earns(
        0.5,
        says`Taking the LCM of the denominators: ${chain(`\\frac{${bracket(q)} - ${bracket(p)}}{${brackets}}`, shown)}`,
        'one denominator',
      ),
      line('numerator', says`${chain(`\\frac{${top.n}}{${brackets}}`, shown)}`),
      earns(0.5, crossed(top, right, brackets), 'cross-multiplied'),
      earns(
        0.5,
        says`${chain(polynomialTex([1, sum, product]), toTex(M))}, that is, ${equationChain([standard.a, standard.b, standard.c])}`,
        'standard',
      ),
      ...lines,
    ],
    key,
  }
}

function reciprocal(right: Fraction, told: 'equation' | 'number'): Solution {
  const [b, a] = [fraction(right.n), fraction(right.d)]
  const shown = toTex(right)
  const letLine: readonly Step[] =
    told === 'equation' ? [] : [line('unknown', 'Let the number be $x$; its reciprocal is $\\frac{1}{x}$.')]
  const { marks, last } = acceptedRoots
  const { lines, key } = rootsByFactors(quadratic(a, negate(b), a), { marks, last, order: undefined })
  const [left, other] = [a.n === 1n ? 'x^2 + 1' : `${a.n}(x^2 + 1)`, polynomialTex([b, 0])]
  return {
    lines: [
      ...letLine,
      says`${chain('x + \\frac{1}{x}', shown)}`,
      earns(0.5, says`${chain('\\frac{x^2 + 1}{x}', shown)}`, 'one denominator'),
      earns(
        1,
        says`Cross-multiplying: ${chain(left, other)}, that is, ${equationChain([a, negate(b), a])}`,
        'cross-multiplied',
      ),
      ...lines,
    ],
    key,
  }
}

/** E.g. "Solve for x: 1/(x + 4) − 1/(x − 7) = 11/30, x ≠ −4, 7" */
export const rationalEquation = worked<Given, RootOrder>({
  id: 'rational-equation',
  archetype: 'qe-rational-equation',
  objection: (given) => {
    if (given.form === 'difference') return twoFractionsObjection(given)
    return compare(absolute(given.right), fraction(1000)) > 0 || given.right.d > 1000n
      ? 'These numbers are too large for a worked solution: try smaller ones.'
      : null
  },
  solve: (given, order) =>
    given.form === 'difference' ? difference(given, order) : reciprocal(given.right, given.told),
})

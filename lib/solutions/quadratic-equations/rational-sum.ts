import { rootsByFactors } from './pieces/by-factors'
import { equationChain, quadratic } from './pieces/equation'
import type { RootOrder } from './pieces/formula'
import { acceptedRoots, bracket, linear, twoFractionsObjection, type TwoFractions } from './pieces/fractions-in-x'
import type { Whole } from './pieces/whole'
import { polynomialTex, sumTex, toTex } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

interface Numbers {
  readonly N: number
  readonly D: number
  readonly sum: number
  readonly product: number
}

/** right = N/D, and the sum and the product of p and q. */
const numbersOf = ({ p, q, right }: TwoFractions): Numbers => ({
  N: Number(right.n),
  D: Number(right.d),
  sum: Number(p.n + q.n),
  product: Number(p.n * q.n),
})

/** The equation without denominators. */
function standardForm(given: TwoFractions): Whole {
  const { N, D, sum, product } = numbersOf(given)
  return [N, N * sum - 2 * D, N * product - D * sum]
}

/** From the equation to its standard form. */
function opening(given: TwoFractions): readonly Step[] {
  const { p, q, right } = given
  const shown = toTex(right)
  const { N, D, sum, product } = numbersOf(given)
  const [top, bottom] = [polynomialTex([2, sum]), polynomialTex([1, sum, product])]
  return [
    says`Given: ${chain(`\\frac{1}{${linear(p)}} + \\frac{1}{${linear(q)}}`, shown)}`,
    earns(
      0.5,
      says`Taking the LCM of the denominators: ${chain(`\\frac{${bracket(q)} + ${bracket(p)}}{${bracket(p)}${bracket(q)}}`, shown)}`,
      'one denominator',
    ),
    line('brackets', says`Working out both brackets: ${chain(`\\frac{${top}}{${bottom}}`, shown)}`),
    earns(
      0.5,
      says`Cross-multiplying: ${chain(sumTex([[D, `(${top})`]]), sumTex([[N, N === 1 ? bottom : `(${bottom})`]]))}`,
      'cross-multiplied',
    ),
    line(
      'opened',
      says`Opening the brackets: ${chain(polynomialTex([2 * D, D * sum]), polynomialTex([N, N * sum, N * product]))}`,
    ),
    earns(0.5, says`In standard form: ${equationChain(standardForm(given))}`, 'standard'),
  ]
}

/** E.g. "Solve for x: 1/(x + 1) + 1/(x + 3) = 8/15, x ≠ −1, −3" */
export const rationalSum = worked<TwoFractions, RootOrder>({
  id: 'rational-sum',
  archetype: 'qe-rational-equation',
  objection: twoFractionsObjection,
  solve: (given, order) => {
    const { lines, key } = rootsByFactors(quadratic(...standardForm(given)), { ...acceptedRoots, order })
    return { lines: [...opening(given), ...lines], key }
  },
})

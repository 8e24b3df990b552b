import { equationChain, quadratic } from './pieces/equation'
import { factorSteps, factorsWith } from './pieces/factors'
import { rationalRootsOf } from './pieces/formula'
import { inLowestTerms, sizeObjection } from './pieces/whole'

import { equals, fraction, isSquare, negate, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Two numbers, or whatever they are called, of which the sum and the product are known. */
export interface Given {
  readonly sum: Fraction
  readonly product: Fraction
  /** What each of the two is: 'number', 'part'. */
  readonly noun: string
}

const equationOf = ({ sum, product }: Given) => quadratic(fraction(1), negate(sum), product)

function objection(given: Given): string | null {
  const equation = equationOf(given)
  const size = sizeObjection(equation)
  if (size !== null) return size
  const [a, b, c] = inLowestTerms(equation).coefficients
  const D = b * b - 4 * a * c
  if (D < 0) return `No two real ${given.noun}s have this sum and this product.`
  return isSquare(D) ? null : `The two ${given.noun}s would be irrational: are the sum and the product copied right?`
}

/** E.g. "Find two numbers whose sum is 27 and whose product is 182." */
export const sumAndProduct = worked<Given>({
  id: 'sum-and-product',
  archetype: 'qe-word-numbers',
  objection,
  solve: (given) => {
    const { sum, product, noun } = given
    const equation = equationOf(given)
    const { coefficients, lines } = inLowestTerms(equation)
    const [large, small] = rationalRootsOf(coefficients)
    const [first, second, whole] = [small, large, sum].map(toTex)
    const minus = (value: Fraction) => (value.n < 0n ? `(${toTex(value)})` : toTex(value))
    const same = equals(small, large)
    return {
      lines: [
        `Let one ${noun} be $x$; then the other is $${whole} - x$.`,
        earns(1, says`Their product: ${chain(`x(${whole} - x)`, toTex(product))}`, 'product'),
        earns(0.5, says`In standard form: ${equationChain([equation.a, equation.b, equation.c])}`, 'standard'),
        ...lines,
        ...factorSteps(factorsWith(small, large), { factors: 0.5 }),
        earns(
          0.5,
          says`If ${chain('x', first ?? '')}, the other ${noun} is ${chain(`${whole} - ${minus(small)}`, second ?? '')}.`,
          'other',
        ),
        ...(same
          ? []
          : [
              says`If ${chain('x', second ?? '')}, the other ${noun} is ${chain(`${whole} - ${minus(large)}`, first ?? '')}: both roots give the same two ${noun}s.`,
            ]),
        earns(0.5, `Hence the smaller ${noun} is $${first}$ and the larger is $${second}$.`),
      ],
      key: `smaller = ${toText(small)}, larger = ${toText(large)}`,
    }
  },
})

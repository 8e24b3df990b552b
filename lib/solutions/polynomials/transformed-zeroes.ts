import { divide, negate, sign, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { worked } from '../solution'
import { changeOf, type Change, type ChangeOfZeroes } from './pieces/changes-of-zeroes'
import { productSides, sumSides } from './pieces/coefficient-relations'
import { formedText, formingLines } from './pieces/forming'

/** ax² + bx + c with the zeroes α and β, and how the new zeroes are made of them. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly change: ChangeOfZeroes
}

function objection(given: Given): string | null {
  const { c, change } = given
  if (quadraticObjection(given) !== null) return 'There is no square in it, so this is no quadratic polynomial.'
  if ((change.kind === 'reciprocal' || change.kind === 'quotient') && sign(c) === 0)
    return 'One of the zeroes is $0$, and nothing can be divided by $0$.'
  if (change.kind === 'scaled' && change.n === 0) return 'Both new zeroes would be $0$: check what you typed.'
  return null
}

/** "= 2 \times \frac{7}{2} = 7". */
const evaluated = (work: readonly string[], value: Fraction): string =>
  [...work.filter((part) => part !== toTex(value)), toTex(value)].map((part) => `= ${part}`).join(' ')

/** Whether the product of the new zeroes is known without any values. */
const atOnce = ({ productWork }: Change, s: Fraction, p: Fraction): boolean => productWork(s, p).length === 0

/** E.g. "If α and β are the zeroes of 2x² − 5x + 3, find a quadratic polynomial with zeroes 2α and 2β." */
export const transformedZeroes = worked<Given>({
  id: 'transformed-zeroes',
  archetype: 'poly-transformed',
  objection,
  solve: ({ a, b, c, change: how }) => {
    const change = changeOf(how)
    const [s, p] = [divide(negate(b), a), divide(c, a)]
    const [sum, product] = [change.sum(s, p), change.product(s, p)]
    const productLine = `Product of the new zeroes: $${change.productIdentity}$`
    return {
      lines: [
        earns(0.5, says`${chain('\\alpha + \\beta', ...sumSides(a, b))}`, 'sum'),
        earns(0.5, says`${chain('\\alpha\\beta', ...productSides(a, c))}`, 'product'),
        line('new sum', `Sum of the new zeroes: $${change.sumIdentity}$`),
        earns(0.5, `$${evaluated(change.sumWork(s, p), sum)}$`, 'new sum worked'),
        ...(atOnce(change, s, p)
          ? [earns(0.5, productLine, 'new product')]
          : [
              line('new product', productLine),
              earns(0.5, `$${evaluated(change.productWork(s, p), product)}$`, 'new product worked'),
            ]),
        ...formingLines(sum, product, [0.5, 0, 0.5]),
      ],
      key: formedText(sum, product),
    }
  },
})

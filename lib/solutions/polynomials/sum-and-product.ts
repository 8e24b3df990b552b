import { divide, negate, toTex, toText, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { worked } from '../solution'
import { productSides, sumSides } from './pieces/coefficient-relations'
import { shown } from './pieces/splitting'

/** Of ax² + bx + c. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly letter: string
  readonly asked: 'sum' | 'product' | 'both'
  /** Whether its terms are stated in descending powers. */
  readonly arranged: boolean
}

/** "sum = 8/5, product = -4/5" */
export const sumAndProductText = (sum: Fraction, product: Fraction): string =>
  `sum = ${toText(sum)}, product = ${toText(product)}`

/** E.g. "Find the sum and the product of the zeroes of 5x² − 4 − 8x." */
export const sumAndProduct = worked<Given>({
  id: 'sum-and-product-of-zeroes',
  archetype: 'poly-sum-product',
  objection: (given) =>
    quadraticObjection(given) === null ? null : 'There is no square in it, so this is no quadratic polynomial.',
  solve: ({ a, b, c, letter, asked, arranged }) => {
    const [sum, product] = [divide(negate(b), a), divide(c, a)]
    const values = [chain('a', toTex(a)), chain('b', toTex(b)), chain('c', toTex(c))]
    const both = asked === 'both'
    return {
      lines: [
        ...(arranged
          ? []
          : [line('arranged', `In descending powers of $${letter}$ the polynomial is $${shown([a, b, c], letter)}$`)]),
        line('compared', {
          text: `Comparing with $a${letter}^2 + b${letter} + c$: ${values.map(({ set }) => set).join(', ')}`,
          claim: values.map(({ claim }) => claim),
        }),
        ...(asked === 'product' ? [] : [earns(0.5, says`${equals('Sum of zeroes', ...sumSides(a, b))}`, 'sum')]),
        ...(asked === 'sum'
          ? []
          : [earns(0.5, says`${equals('Product of zeroes', ...productSides(a, c))}`, 'product')]),
        line(
          'values',
          both
            ? `So the sum is $${toTex(sum)}$ and the product is $${toTex(product)}$`
            : `So the ${asked} is $${toTex(asked === 'sum' ? sum : product)}$`,
        ),
      ],
      key: both ? sumAndProductText(sum, product) : toText(asked === 'sum' ? sum : product),
    }
  },
})

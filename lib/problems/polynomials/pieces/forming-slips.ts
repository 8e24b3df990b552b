import { add, equals, fraction, multiply, negate, type Fraction } from '../../../maths'
import { clearing, formedText } from '../../../solutions/polynomials/pieces/forming'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** The wrong polynomials that students write at the closing lines. */
export function formingSlips(sum: Fraction, product: Fraction): readonly Slip[] {
  const k = clearing(sum, product)
  return distinctSlips(formedText(sum, product), [
    {
      response: formedText(negate(sum), product),
      note: 'The formula is x² − (sum)x + (product): check the middle sign.',
      step: 'values',
    },
    ...(equals(add(sum, product), fraction(0)) || product.n === 0n
      ? []
      : [
          {
            response: formedText(product, sum),
            note: 'Sum and product are exchanged: the sum goes with x.',
            step: 'formula',
          },
        ]),
    {
      response: formedText(sum, negate(product)),
      note: 'The product is added in the formula: check the last sign.',
      step: 'values',
    },
    ...(equals(k, fraction(1))
      ? []
      : [
          {
            response: formedText(multiply(k, sum), multiply(k, product)),
            note: 'When you clear the fractions, multiply every term, the term in x² too.',
            step: 'polynomial',
          },
        ]),
  ])
}

import { divide, negate, sign, toText, type Fraction } from '../../maths'
import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { worked } from '../solution'
import { symmetricForms, type SymmetricKind } from './pieces/symmetric-forms'
import { symmetricLines } from './pieces/symmetric-lines'

/** Of the zeroes α and β of ax² + bx + c. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly form: SymmetricKind
}

/** E.g. "If α and β are the zeroes of 2x² − 5x + 1, find the value of α² + β²." */
export const symmetricValue = worked<Given>({
  id: 'symmetric-value',
  archetype: 'poly-symmetric',
  objection: (given) => {
    if (quadraticObjection(given) !== null) return 'There is no square in it, so this is no quadratic polynomial.'
    return sign(given.c) === 0 && (given.form === 'reciprocals' || given.form === 'quotients')
      ? 'One of the zeroes is $0$, and nothing can be divided by $0$.'
      : null
  },
  solve: ({ a, b, c, form }) => {
    const [sum, product] = [divide(negate(b), a), divide(c, a)]
    return {
      lines: symmetricLines(a, b, c, symmetricForms[form], 0.5),
      key: toText(symmetricForms[form].value(sum, product)),
    }
  },
})

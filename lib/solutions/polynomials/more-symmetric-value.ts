import { divide, negate, sign, toText, type Fraction } from '../../maths'
import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { worked } from '../solution'
import { moreForm, type MoreKind } from './pieces/more-symmetric-forms'
import { symmetricLines } from './pieces/symmetric-lines'

/** Of the zeroes α and β of ax² + bx + c. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly form: MoreKind
  /** Of (α − k)(β − k), a whole number; 0 for the other forms. */
  readonly k: number
}

export interface Manner {
  /** The marks of the last line. */
  readonly last: number
}

const plain: Manner = { last: 0.5 }

/** The forms with no letter below a line. */
const whole: readonly MoreKind[] = ['commonFactor', 'shiftedProduct', 'fourthPowers']

/** E.g. "If α and β are the zeroes of 2x² − 7x + 4, find the value of 1/α² + 1/β²." */
export const moreSymmetricValue = worked<Given, Manner>({
  id: 'more-symmetric-value',
  archetype: 'poly-symmetric-more',
  objection: (given) => {
    if (quadraticObjection(given) !== null) return 'There is no square in it, so this is no quadratic polynomial.'
    return sign(given.c) === 0 && !whole.includes(given.form)
      ? 'One of the zeroes is $0$, and nothing can be divided by $0$.'
      : null
  },
  solve: ({ a, b, c, form, k }, { last } = plain) => {
    const [sum, product] = [divide(negate(b), a), divide(c, a)]
    const found = moreForm(form, k)
    return { lines: symmetricLines(a, b, c, found, last), key: toText(found.value(sum, product)) }
  },
})

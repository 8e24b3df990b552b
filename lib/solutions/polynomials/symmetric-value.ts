import { divide, negate, sign, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { worked } from '../solution'
import { productSides, sumSides } from './pieces/coefficient-relations'
import { symmetricForms, type SymmetricKind } from './pieces/symmetric-forms'

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
    const { tex, identity, value, workings } = symmetricForms[form]
    const [s, p] = [divide(negate(b), a), divide(c, a)]
    const found = toTex(value(s, p))
    const steps = workings(s, p).filter((step) => step !== found)
    return {
      lines: [
        earns(0.5, says`${chain('\\alpha + \\beta', ...sumSides(a, b))}`, 'sum'),
        earns(0.5, says`${chain('\\alpha\\beta', ...productSides(a, c))}`, 'product'),
        earns(0.5, says`${chain(tex, identity)}`, 'identity'),
        ...steps.map((step, index) =>
          line(`worked ${index + 1}`, {
            text: `$= ${step}$`,
            claim: [{ sides: [steps[index - 1] ?? identity, step] }],
          }),
        ),
        earns(0.5, says`So ${chain(tex, found)}`, 'value'),
      ],
      key: toText(value(s, p)),
    }
  },
})

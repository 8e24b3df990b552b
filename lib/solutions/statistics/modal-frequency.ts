import { add, divide, fraction, isInteger, multiply, sign, subtract, toText, type Fraction } from '../../maths'
import { decimal } from './pieces/decimal'
import { earns } from '../line'
import { worked } from '../solution'

/** The mode, the modal class and the frequencies beside it: that of the modal class is asked. */
export interface ModalFrequency {
  readonly mode: Fraction
  readonly l: Fraction
  readonly h: Fraction
  readonly f0: Fraction
  readonly f2: Fraction
}

const shareOf = ({ mode, l, h }: ModalFrequency): Fraction => divide(subtract(mode, l), h)

/** From (f₁ - f₀) = t (2f₁ - f₀ - f₂); null where every f₁ fits, or none. */
function found(given: ModalFrequency): Fraction | null {
  const t = shareOf(given)
  const times = subtract(multiply(fraction(2), t), fraction(1))
  return times.n === 0n ? null : divide(subtract(multiply(t, add(given.f0, given.f2)), given.f0), times)
}

/** E.g. "The mode is 55, the modal class 45-60, and the frequencies before and after it are 5 and 10. Find the frequency of the modal class." */
export const modalFrequency = worked<ModalFrequency>({
  id: 'modal-frequency',
  archetype: 'stat-mode-missing',
  objection: (given) => {
    const value = sign(given.h) > 0 ? found(given) : null
    const isFit = value && isInteger(value) && [given.f0, given.f2].every((f) => sign(subtract(value, f)) > 0)
    return isFit ? null : 'With these numbers the modal class does not have the greatest frequency: check them.'
  },
  solve: (given) => {
    const { mode, l, h, f0, f2 } = given
    const value = found(given)
    if (!value) throw new Error('modal-frequency: no value')
    const [m, a, b, c] = [mode, l, f0, f2].map(decimal)
    const t = shareOf(given)
    const both = decimal(add(f0, f2))
    return {
      lines: [
        earns(1, 'Mode $= l + \\left(\\dfrac{f_1 - f_0}{2f_1 - f_0 - f_2}\\right) \\times h$'),
        earns(1, `$${m} = ${a} + \\left(\\dfrac{f_1 - ${b}}{2f_1 - ${b} - ${c}}\\right) \\times ${decimal(h)}$`),
        `So $\\dfrac{f_1 - ${b}}{2f_1 - ${both}} = \\dfrac{${decimal(subtract(mode, l))}}{${decimal(h)}}$, that is, $${t.d} (f_1 - ${b}) = ${t.n} (2f_1 - ${both})$.`,
        earns(1, `Hence, the frequency of the modal class is $${toText(value)}$.`),
      ],
      key: toText(value),
    }
  },
})

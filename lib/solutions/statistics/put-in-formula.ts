import { add, divide, fraction, multiply, sign, subtract, toTex, type Fraction } from '../../maths'
import { decimal, keyOf } from './pieces/decimal'
import { earns } from '../line'
import { worked } from '../solution'

/** What stands in the formula of the median or of the mode, told without the table. */
export type PutInFormula =
  | {
      readonly of: 'median'
      readonly l: Fraction
      readonly h: Fraction
      readonly n: Fraction
      readonly cf: Fraction
      readonly f: Fraction
    }
  | {
      readonly of: 'mode'
      readonly l: Fraction
      readonly h: Fraction
      readonly f1: Fraction
      readonly f0: Fraction
      readonly f2: Fraction
    }

const half = (n: Fraction): Fraction => multiply(n, fraction(1, 2))
const modeParts = ({ f1, f0, f2 }: Extract<PutInFormula, { of: 'mode' }>) => ({
  over: subtract(f1, f0),
  under: subtract(multiply(fraction(2), f1), add(f0, f2)),
})

function objection(given: PutInFormula): string | null {
  if (sign(given.h) <= 0) return 'The class size must be positive.'
  if (given.of === 'median') {
    const rest = subtract(half(given.n), given.cf)
    return sign(given.f) > 0 && sign(given.cf) >= 0 && sign(rest) >= 0 && sign(subtract(given.f, rest)) >= 0
      ? null
      : 'With these numbers the median does not lie in the class: check them.'
  }
  const { f1, f0, f2 } = given
  return [f0, f2].every((f) => sign(f) >= 0 && sign(subtract(f1, f)) >= 0) && sign(modeParts(given).under) > 0
    ? null
    : 'The modal class has the greatest frequency: check the numbers.'
}

/** E.g. "l = 60, h = 10, cf = 22, f = 8, N = 50. Find the median." */
export const putInFormula = worked<PutInFormula>({
  id: 'put-in-formula',
  archetype: 'stat-median-grouped',
  objection,
  solve: (given) => {
    const { l, h } = given
    const [tl, th] = [l, h].map(decimal)
    if (given.of === 'median') {
      const { n, cf, f } = given
      const value = add(l, multiply(divide(subtract(half(n), cf), f), h))
      return {
        key: keyOf(value),
        lines: [
          earns(1, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
          earns(
            1,
            `$= ${tl} + \\left(\\dfrac{${decimal(half(n))} - ${decimal(cf)}}{${decimal(f)}}\\right) \\times ${th}$`,
          ),
          earns(1, `Hence, the median is $${toTex(value)}$.`),
        ],
      }
    }
    const { f1, f0, f2 } = given
    const { over, under } = modeParts(given)
    const value = add(l, multiply(divide(over, under), h))
    return {
      key: keyOf(value),
      lines: [
        earns(1, 'Mode $= l + \\left(\\dfrac{f_1 - f_0}{2f_1 - f_0 - f_2}\\right) \\times h$'),
        earns(
          1,
          `$= ${tl} + \\left(\\dfrac{${decimal(f1)} - ${decimal(f0)}}{2 \\times ${decimal(f1)} - ${decimal(f0)} - ${decimal(f2)}}\\right) \\times ${th}$`,
        ),
        earns(1, `Hence, the mode is $${toTex(value)}$.`),
      ],
    }
  },
})

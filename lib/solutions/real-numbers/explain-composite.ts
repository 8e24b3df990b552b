import { equals as same, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { wholeObjection } from './pieces/naturals'

/** factors[0] × factors[1] × ... + common = common × m. */
export interface Given {
  readonly factors: readonly Fraction[]
  /** The number added: one of the factors. */
  readonly common: Fraction
  /** The number is asked for as a product of the two. */
  readonly asProduct?: true
}

/** The factors without the common one. */
function othersOf({ factors, common }: Given): readonly bigint[] {
  const place = factors.findIndex((factor) => same(factor, common))
  return factors.filter((_, index) => index !== place).map(({ n }) => n)
}

function objection(given: Given): string | null {
  const { factors, common } = given
  const whole = wholeObjection([...factors, common])
  if (whole !== null) return whole
  if (factors.length < 2 || factors.length > 12) return 'Give a product of two to twelve factors, and the number added.'
  if (!factors.some((factor) => same(factor, common))) return 'The number added must be one of the factors.'
  return common.n === 1n
    ? 'The factor $1$ can be taken out of any number: it does not show that it is composite.'
    : null
}

/** E.g. "To show that 7 × 11 × 13 + 13 is a composite number, write it as 13 × m. Find m." */
export const explainComposite = worked<Given>({
  id: 'explain-composite',
  archetype: 'rn-explain-composite',
  objection,
  solve: (given) => {
    const { factors, common } = given
    const others = othersOf(given)
    const rest = others.reduce((product, factor) => product * factor, 1n)
    const sum = `${factors.map(({ n }) => n).join(' \\times ')} + ${common.n}`
    const bracket = `${common.n} \\times (${others.join(' \\times ')} + 1)`
    const value = `${rest + 1n}`
    return {
      lines: [
        earns(1, says`${chain(sum, bracket)}`, 'common factor'),
        earns(
          0.5,
          {
            text: `$= ${common.n} \\times (${rest} + 1) = ${common.n} \\times ${value}$`,
            claim: [{ sides: [bracket, `${common.n} \\times (${rest} + 1)`, `${common.n} \\times ${value}`] }],
          },
          'bracket',
        ),
        earns(0.5, says`Both factors are greater than $1$, so the number is composite, and ${chain('m', value)}`, 'm'),
      ],
      key: given.asProduct ? `${common.n} × ${value}` : value,
    }
  },
})

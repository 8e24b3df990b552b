import { compare, isInteger, sign, subtract, zero, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The least number that leaves these remainders, each of them as far below its divisor as the others. */
export interface Given {
  readonly divisors: readonly Fraction[]
  readonly remainders: readonly Fraction[]
}

export interface Manner {
  /** What is asked for: 'the least number of books'. */
  readonly what: string
}

const plain: Manner = { what: 'the required number' }

const gapsOf = ({ divisors, remainders }: Given): readonly Fraction[] =>
  divisors.map((divisor, index) => subtract(divisor, remainders[index] ?? zero))

function objection(given: Given): string | null {
  const { divisors, remainders } = given
  if (divisors.length !== remainders.length) return 'Give one remainder for each of the divisors.'
  const whole = naturalsObjection(divisors, 'LCM')
  if (whole !== null) return whole
  if (!remainders.every((one) => isInteger(one) && sign(one) >= 0))
    return 'A remainder is a whole number, and never negative.'
  const gaps = gapsOf(given)
  if (gaps.some((gap) => sign(gap) <= 0)) return 'Each remainder must be smaller than its divisor.'
  return gaps.every((gap) => compare(gap, gaps[0] ?? zero) === 0)
    ? null
    : 'The remainders are not all short of their divisors by the same, so the LCM does not lead to such a number.'
}

/** E.g. "Find the least number which, when divided by 12, 16 and 24, leaves the remainders 7, 11 and 19 respectively." */
export const shortByTheSame = worked<Given, Manner>({
  id: 'short-by-the-same',
  archetype: 'rn-least-increased',
  objection,
  solve: (given, { what } = plain) => {
    const divisors = naturals(given.divisors)
    const powers = allPowers(divisors)
    const [least, k] = [powersValue(powers), gapsOf(given)[0]?.n ?? 1n]
    const gaps = divisors.map((divisor, index) => chain(`${divisor} - ${given.remainders[index]?.n ?? 0}`, `${k}`))
    return {
      lines: [
        earns(
          1,
          {
            text: `Each remainder is short of its divisor by the same: ${gaps.map(({ set }) => set).join(', ')}`,
            claim: gaps.map(({ claim }) => claim),
          },
          'gaps',
        ),
        earns(0.5, `So the number, increased by $${k}$, is exactly divisible by ${listed(divisors)}`, 'idea'),
        ...factorLines(divisors, 0.5),
        earns(0.5, says`${chain('\\text{LCM}', ...evaluatedSides(powers))}`, 'LCM'),
        earns(0.5, says`So ${equals(what, `${least} - ${k}`, `${least - k}`)}`, 'number'),
      ],
      key: `${least - k}`,
    }
  },
})

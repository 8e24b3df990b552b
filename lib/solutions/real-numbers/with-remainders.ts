import { compare, fraction, isInteger, sign, subtract, zero, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { commonPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The greatest number by which these numbers leave these remainders, each its own. */
export interface Given {
  readonly numbers: readonly Fraction[]
  readonly remainders: readonly Fraction[]
}

export interface Manner {
  /** What the number counts, in the plural: 'students'; null where a number is asked for. */
  readonly counted: string | null
}

const plain: Manner = { counted: null }

const differencesOf = ({ numbers, remainders }: Given): readonly Fraction[] =>
  numbers.map((number, index) => subtract(number, remainders[index] ?? zero))

const hcfOf = (given: Given): bigint => powersValue(commonPowers(naturals(differencesOf(given))))

function objection(given: Given): string | null {
  const { numbers, remainders } = given
  if (numbers.length !== remainders.length) return 'Give one remainder for each of the numbers.'
  const whole = naturalsObjection(numbers, 'HCF')
  if (whole !== null) return whole
  if (!remainders.every((remainder) => isInteger(remainder) && sign(remainder) >= 0))
    return 'A remainder is a whole number, and never negative.'
  if (numbers.some((number, index) => compare(number, remainders[index] ?? zero) <= 0))
    return 'Each remainder must be smaller than its number.'
  const hcf = hcfOf(given)
  const tooLarge = remainders.find((remainder) => compare(remainder, fraction(hcf)) >= 0)
  return tooLarge
    ? `No number leaves these remainders: it would have to divide ${listed(naturals(differencesOf(given)))}, so it is at most $${hcf}$, but it must be greater than the remainder $${tooLarge.n}$.`
    : null
}

/** E.g. "Find the largest number which divides 77 and 118, leaving remainders 5 and 10 respectively." */
export const withRemainders = worked<Given, Manner>({
  id: 'with-remainders',
  archetype: 'rn-hcf-with-remainders',
  objection,
  solve: (given, { counted } = plain) => {
    const { numbers, remainders } = given
    const exact = naturals(differencesOf(given))
    const powers = commonPowers(exact)
    const taken = numbers.map(({ n }, index) => chain(`${n} - ${remainders[index]?.n ?? 0}`, `${exact[index] ?? n}`))
    const value = `${powersValue(powers)}`
    return {
      lines: [
        earns(
          1,
          {
            text: `Taking the remainders away, the required number divides exactly: ${taken.map(({ set }) => set).join(', ')}`,
            claim: taken.map(({ claim }) => claim),
          },
          'differences',
        ),
        earns(0.5, `So the required number is the HCF of ${listed(exact)}`, 'rule'),
        ...factorLines(exact, 0.5),
        earns(0.5, says`${chain('\\text{HCF}', ...evaluatedSides(powers))}`, 'HCF'),
        earns(
          0.5,
          counted === null
            ? `It is greater than every remainder, so the largest such number is $${value}$`
            : `It is greater than every remainder, so the greatest possible number of ${counted} is $${value}$`,
          'greatest',
        ),
      ],
      key: value,
    }
  },
})

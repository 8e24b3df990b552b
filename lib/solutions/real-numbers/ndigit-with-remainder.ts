import { compare, fraction, isInteger, sign, toText, type Fraction } from '../../maths'
import { chain, says, type Said } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The greatest or the least number of so many digits that leaves the same remainder whichever divisor is taken. */
export interface Given {
  readonly divisors: readonly Fraction[]
  readonly remainder: Fraction
  readonly asked: 'greatest' | 'least'
  readonly digits: number
}

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const

/** limit = lcm × quotient + rest; the number is the multiple of the LCM that leads to it, and the remainder. */
function found({ divisors, remainder, asked, digits }: Given) {
  const limit = asked === 'greatest' ? 10n ** BigInt(digits) - 1n : 10n ** BigInt(digits - 1)
  const lcm = powersValue(allPowers(naturals(divisors)))
  const [quotient, rest] = [limit / lcm, limit % lcm]
  const up = asked === 'least' && rest > remainder.n ? 1n : 0n
  const down = asked === 'greatest' && rest < remainder.n ? 1n : 0n
  const times = quotient + up - down
  return { limit, lcm, quotient, rest, times, multiple: times * lcm, value: times * lcm + remainder.n }
}

function objection(given: Given): string | null {
  const whole = naturalsObjection(given.divisors, 'LCM')
  if (whole !== null) return whole
  const { remainder, digits } = given
  if (!isInteger(remainder) || sign(remainder) <= 0)
    return 'A remainder is a whole number; here it must be at least $1$.'
  const small = given.divisors.find((divisor) => compare(divisor, remainder) <= 0)
  if (small)
    return `The remainder on division by $${small.n}$ is always smaller than $${small.n}$, so it cannot be $${remainder.n}$.`
  if (!Number.isInteger(digits) || digits < 2 || digits >= words.length)
    return 'I can look among the numbers of two to six digits.'
  const { lcm, times, value } = found(given)
  return times >= 0n && `${value}`.length === digits
    ? null
    : `No number of ${words[digits] ?? ''} digits leaves that remainder: the LCM of the divisors is $${lcm}$.`
}

/** Which multiple of the LCM leads to the number. */
function multipleLine(given: Given): Said {
  const { limit, lcm, rest, quotient, times, multiple } = found(given)
  if (given.asked === 'greatest')
    return times === quotient
      ? says`So the greatest multiple of the LCM up to $${toText(fraction(limit))}$ is ${chain(`${limit} - ${rest}`, `${multiple}`)}`
      : says`With the remainder, that multiple would lead beyond $${toText(fraction(limit))}$, so the multiple before it is taken: ${chain(`${lcm} \\times ${times}`, `${multiple}`)}`
  return times === quotient
    ? says`With the remainder, that multiple is large enough: ${chain(`${lcm} \\times ${times}`, `${multiple}`)}`
    : says`So the next multiple of the LCM is ${chain(`${lcm} \\times ${times}`, `${multiple}`)}`
}

/** E.g. "Find the greatest four-digit number that leaves the remainder 5 on division by each of 12, 15 and 18." */
export const ndigitWithRemainder = worked<Given>({
  id: 'ndigit-with-remainder',
  archetype: 'rn-ndigit-remainder',
  objection,
  solve: (given) => {
    const divisors = naturals(given.divisors)
    const { limit, lcm, quotient, rest, multiple, value } = found(given)
    const extreme = given.asked === 'greatest' ? 'greatest' : 'smallest'
    const digits = `${words[given.digits] ?? ''} digits`
    return {
      lines: [
        ...factorLines(divisors, 0.5),
        earns(0.5, says`${chain('\\text{LCM}', ...evaluatedSides(allPowers(divisors)))}`, 'LCM'),
        earns(
          0.5,
          says`The ${extreme} number of ${digits} is $${toText(fraction(limit))}$. Dividing it by the LCM: ${chain(`${limit}`, `${lcm} \\times ${quotient} + ${rest}`)}`,
          'division',
        ),
        earns(0.5, multipleLine(given), 'multiple'),
        earns(
          1,
          says`With the remainder, the required number is ${chain(`${multiple} + ${given.remainder.n}`, `${value}`)}`,
          'number',
        ),
        line('check', `It has ${digits}, so the required number is $${value}$`),
      ],
      key: `${value}`,
    }
  },
})

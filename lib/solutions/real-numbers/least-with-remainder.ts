import { compare, isInteger, sign, toText, zero, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, type Line } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The least number that leaves the same remainder whichever divisor is taken. */
export interface Given {
  readonly divisors: readonly Fraction[]
  readonly remainder: Fraction
  /** What it must exceed; null: only that each divisor goes into it at least once. */
  readonly above: Fraction | null
}

export interface Manner {
  /** What the number counts, in the plural: 'oranges'; null where a number is asked for. */
  readonly counted: string | null
}

const plain: Manner = { counted: null }

function objection({ divisors, remainder, above }: Given): string | null {
  const whole = naturalsObjection(divisors, 'LCM')
  if (whole !== null) return whole
  if (!isInteger(remainder) || sign(remainder) < 0) return 'A remainder is a whole number, and never negative.'
  if (above !== null && (!isInteger(above) || sign(above) < 0)) return 'The number must be greater than a whole number.'
  const small = divisors.find((divisor) => compare(divisor, remainder) <= 0)
  return small
    ? `The remainder on division by $${small.n}$ is always smaller than $${small.n}$, so it cannot be $${remainder.n}$.`
    : null
}

/** How many times the LCM stands in the number. */
function timesOf(lcm: bigint, { remainder, above }: Given): bigint {
  if (above === null) return 1n
  const short = above.n - remainder.n
  return short < 0n ? 0n : short / lcm + 1n
}

function lastLine(lcm: bigint, given: Given, { counted }: Manner): Line {
  const { remainder, above } = given
  const times = timesOf(lcm, given)
  const what = counted === null ? 'Required number' : `So the least number of ${counted}`
  const value = `${lcm * times + remainder.n}`
  if (times === 1n)
    return earns(0.5, says`${equals(what, '\\text{LCM} + \\text{remainder}', `${lcm} + ${remainder.n}`, value)}`, 'sum')
  const multiple = times === 0n ? '0' : `${times} \\times ${lcm}`
  return earns(
    0.5,
    says`The numbers are the multiples of the LCM, each with $${toText(remainder)}$ more; the first above $${toText(above ?? zero)}$: ${equals(what, `${multiple} + ${remainder.n}`, value)}`,
    'sum',
  )
}

/** E.g. "Find the least number greater than 15 which leaves the remainder 3 when divided by 8, 12 and 15." */
export const leastWithRemainder = worked<Given, Manner>({
  id: 'least-with-remainder',
  archetype: 'rn-lcm-with-remainder',
  objection,
  solve: (given, manner = plain) => {
    const found = naturals(given.divisors)
    const powers = allPowers(found)
    const lcm = powersValue(powers)
    return {
      lines: [
        earns(
          0.5,
          `When $${given.remainder.n}$ is taken away, the number is exactly divisible by ${listed(found)}`,
          'taken away',
        ),
        ...factorLines(found, 0.5),
        earns(0.5, says`${chain('\\text{LCM}', ...evaluatedSides(powers))}`, 'LCM'),
        lastLine(lcm, given, manner),
      ],
      key: `${lcm * timesOf(lcm, given) + given.remainder.n}`,
    }
  },
})

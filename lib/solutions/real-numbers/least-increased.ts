import { compare, isInteger, sign, toText, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, type Line } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The least number that all the divisors divide when it is made greater or less by some number. */
export interface Given {
  readonly divisors: readonly Fraction[]
  readonly by: Fraction
  readonly done: 'increased' | 'decreased'
}

const lcmOf = ({ divisors }: Given): bigint => powersValue(allPowers(naturals(divisors)))

function objection(given: Given): string | null {
  const whole = naturalsObjection(given.divisors, 'LCM')
  if (whole !== null) return whole
  if (!isInteger(given.by) || sign(given.by) <= 0) return `The number is ${given.done} by a positive whole number.`
  return compare(given.by, { n: 1_000_000_000n, d: 1n }) > 0 ? 'I can work with numbers up to $1000000000$.' : null
}

/** The multiple of the LCM that the number becomes, and the number. */
function found(given: Given) {
  const lcm = lcmOf(given)
  const times = given.done === 'increased' ? given.by.n / lcm + 1n : 1n
  const multiple = times * lcm
  return { lcm, times, multiple, value: given.done === 'increased' ? multiple - given.by.n : multiple + given.by.n }
}

/** E.g. "Find the least positive number which, when increased by 11, is exactly divisible by both 84 and 90." */
export const leastIncreased = worked<Given>({
  id: 'least-increased',
  archetype: 'rn-least-increased',
  objection,
  solve: (given) => {
    const divisors = naturals(given.divisors)
    const { lcm, times, multiple, value } = found(given)
    const [by, back] = [given.by.n, given.done === 'increased' ? '-' : '+']
    const all = `${divisors.length === 2 ? 'both' : 'each of'} ${listed(divisors)}`
    const next: readonly Line[] =
      times === 1n
        ? []
        : [
            earns(
              0,
              says`The first of its multiples above $${toText(given.by)}$ is ${chain(`${times} \\times ${lcm}`, `${multiple}`)}`,
            ),
          ]
    return {
      lines: [
        ...factorLines(divisors, 0.5),
        earns(
          0.5,
          says`${chain('\\text{LCM}', ...evaluatedSides(allPowers(divisors)))}, the least number that is divisible by ${all}`,
          'LCM',
        ),
        ...next,
        earns(
          1,
          says`It is the required number ${given.done} by $${toText(given.by)}$, so ${equals('the required number', `${multiple} ${back} ${by}`, `${value}`)}`,
          'number',
        ),
      ],
      key: `${value}`,
    }
  },
})

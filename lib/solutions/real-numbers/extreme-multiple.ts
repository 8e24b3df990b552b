import { fraction, toText, type Fraction } from '../../maths'
import { chain, says, type Said } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The greatest or the least number of so many digits that is divisible by all of the divisors. */
export interface Given {
  readonly divisors: readonly Fraction[]
  readonly asked: 'greatest' | 'least'
  readonly digits: number
}

const words = ['', 'one digit', 'two digits', 'three digits', 'four digits', 'five digits', 'six digits'] as const

const boundOf = ({ asked, digits }: Given): bigint =>
  asked === 'greatest' ? 10n ** BigInt(digits) - 1n : 10n ** BigInt(digits - 1)

const lcmOf = ({ divisors }: Given): bigint => powersValue(allPowers(naturals(divisors)))

/** 9999 = 120 × 83 + 39, and the multiple next to the bound. */
function division(given: Given) {
  const [lcm, bound] = [lcmOf(given), boundOf(given)]
  const [times, rest] = [bound / lcm, bound % lcm]
  const value = given.asked === 'greatest' || rest === 0n ? bound - rest : bound - rest + lcm
  return { lcm, bound, times, rest, value }
}

function objection(given: Given): string | null {
  const whole = naturalsObjection(given.divisors, 'LCM')
  if (whole !== null) return whole
  if (!Number.isInteger(given.digits) || given.digits < 1 || given.digits >= words.length)
    return 'I can look among the numbers of one to six digits.'
  const { lcm, value } = division(given)
  return `${value}`.length === given.digits && value > 0n
    ? null
    : `No number of ${words[given.digits] ?? ''} is divisible by all of them: their LCM is $${lcm}$.`
}

function lastLine(given: Given): Said {
  const { lcm, bound, times, rest, value } = division(given)
  if (rest === 0n) return { text: `The remainder is $0$, so the required number is $${value}$ itself` }
  return given.asked === 'greatest'
    ? says`Taking away the remainder, the required number is ${chain(`${bound} - ${rest}`, `${value}`)}`
    : says`The next multiple of $${toText(fraction(lcm))}$ is the required number: ${chain(`${lcm} \\times ${times + 1n}`, `${value}`)}`
}

/** E.g. "Find the greatest number of four digits that is exactly divisible by 15, 24 and 36." */
export const extremeMultiple = worked<Given>({
  id: 'extreme-multiple',
  archetype: 'rn-lcm-with-remainder',
  objection,
  solve: (given) => {
    const found = naturals(given.divisors)
    const { lcm, bound, times, rest, value } = division(given)
    const extreme = given.asked === 'greatest' ? 'greatest' : 'smallest'
    return {
      lines: [
        ...factorLines(found, 1),
        earns(0.5, says`${chain('\\text{LCM}', ...evaluatedSides(allPowers(found)))}`, 'LCM'),
        earns(
          1,
          says`The ${extreme} number of ${words[given.digits] ?? ''} is $${toText(fraction(bound))}$. Dividing it by the LCM: ${chain(`${bound}`, `${lcm} \\times ${times} + ${rest}`)}`,
          'division',
        ),
        earns(0.5, lastLine(given), 'multiple'),
      ],
      key: `${value}`,
    }
  },
})

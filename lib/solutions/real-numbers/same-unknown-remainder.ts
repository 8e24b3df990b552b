import { type Fraction } from '../../maths'
import { chain, says, type Said, type SetClaim } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { commonPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The greatest number by which all of these leave the same remainder. */
export interface Given {
  readonly numbers: readonly Fraction[]
}

export interface Manner {
  /** 'such number', or what it counts: 'number of articles in a packet'. */
  readonly what: string
}

const plain: Manner = { what: 'such number' }

const sorted = ({ numbers }: Given): readonly number[] => naturals(numbers).toSorted((a, b) => a - b)

function objection(given: Given): string | null {
  const whole = naturalsObjection(given.numbers, 'HCF')
  if (whole !== null) return whole
  if (given.numbers.length < 3) return 'Give at least three numbers: of two it would just be their difference.'
  return new Set(sorted(given)).size < given.numbers.length ? 'The numbers must be different from each other.' : null
}

const together = (words: string, claims: readonly SetClaim[], last: string): Said => ({
  text: `${words}${claims.map(({ set }, index) => `${index === 0 ? '' : index === claims.length - 1 ? last : ', '}${set}`).join('')}`,
  claim: claims.map(({ claim }) => claim),
})

/** E.g. "Find the greatest number that divides 43, 91 and 183 so as to leave the same remainder in each case." */
export const sameUnknownRemainder = worked<Given, Manner>({
  id: 'same-unknown-remainder',
  archetype: 'rn-hcf-with-remainders',
  objection,
  solve: (given, { what } = plain) => {
    const numbers = sorted(given)
    const differences = numbers.slice(1).map((n, index) => n - (numbers[index] ?? 0))
    const powers = commonPowers(differences)
    const hcf = Number(powersValue(powers))
    const taken = differences.map((difference, index) =>
      chain(`${numbers[index + 1] ?? 0} - ${numbers[index] ?? 0}`, `${difference}`),
    )
    const checks = numbers.map((n) => chain(`${n}`, `${hcf} \\times ${Math.floor(n / hcf)} + ${n % hcf}`))
    return {
      lines: [
        earns(
          1,
          'If two numbers leave the same remainder, their difference is exactly divisible by the divisor',
          'idea',
        ),
        earns(0.5, together('The differences are ', taken, ' and '), 'differences'),
        ...factorLines(differences, 0.5),
        earns(0.5, says`${chain(`\\text{HCF}(${differences.join(', ')})`, ...evaluatedSides(powers))}`, 'HCF'),
        line('check', together('Check: ', checks, ', ')),
        earns(0.5, `So the greatest ${what} is $${hcf}$`, 'greatest'),
      ],
      key: `${hcf}`,
    }
  },
})

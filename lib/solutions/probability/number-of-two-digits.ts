import { chanceSteps } from './pieces/chance'
import { digitSuits, digitText, type DigitEvent } from './pieces/digit-event'
import { eventObjection } from './pieces/number-event'
import { fraction, toText } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A number of two digits, both drawn from the same ones. */
export interface NumberOfTwoDigits {
  /** In growing order. */
  readonly digits: readonly number[]
  /** Whether a digit may come twice. */
  readonly again: boolean
  readonly event: DigitEvent
}

/** Every number that may be formed. */
export const numbersOf = ({ digits, again }: Pick<NumberOfTwoDigits, 'digits' | 'again'>): readonly number[] =>
  digits.flatMap((ten) => digits.filter((unit) => again || unit !== ten).map((unit) => 10 * ten + unit))

function objection({ digits, event }: NumberOfTwoDigits): string | null {
  if (
    !digits.every((digit) => Number.isSafeInteger(digit) && digit > 0 && digit < 10) ||
    new Set(digits).size < digits.length
  )
    return 'The digits here are different ones from $1$ to $9$: check what you typed.'
  if (digits.length < 2) return 'A number of two digits needs more than one digit to choose from.'
  return event.kind === 'tens greater' || event.kind === 'digits differ' ? null : eventObjection(event)
}

/** E.g. "A two-digit number is formed with the digits 1, 3, 4, 6, without repetition. Find the probability that it is divisible by 3." */
export const numberOfTwoDigits = worked<NumberOfTwoDigits>({
  id: 'number-of-two-digits',
  archetype: 'prob-numbered',
  objection,
  solve: (given) => {
    const { digits, again, event } = given
    const [all, k] = [numbersOf(given), digits.length]
    const good = all.filter((n) => digitSuits(event, n))
    return {
      key: toText(fraction(good.length, all.length)),
      lines: [
        earns(
          1,
          again
            ? says`Each of the $${k}$ digits can stand in each place: ${equals('number of all possible outcomes', `${k} \\times ${k}`, `${all.length}`)}.`
            : says`There are $${k}$ digits for the tens place, and then ${chain(`${k} - 1`, `${k - 1}`)} for the units place: ${equals('number of all possible outcomes', `${k} \\times ${k - 1}`, `${all.length}`)}.`,
          'outcomes',
        ),
        earns(
          0.5,
          good.length === 0 ? 'No such number can be formed.' : `Favourable numbers: $${good.join(', ')}$.`,
          'listed',
        ),
        earns(0.5, says`${equals('Number of favourable outcomes', `${good.length}`)}.`, 'favourable'),
        ...chanceSteps(`the number being ${digitText(event)}`, good.length, all.length),
      ],
    }
  },
})

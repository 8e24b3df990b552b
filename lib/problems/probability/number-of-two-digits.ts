import { digitEvents, type AskedOfDigits } from './pieces/digit-events'
import { fraction, toText } from '../../maths'
import { numberOfTwoDigits as solution, numbersOf } from '../../solutions/probability/number-of-two-digits'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

interface Draw {
  /** In growing order. */
  readonly digits: readonly number[]
  /** Whether a digit may come twice. */
  readonly again: boolean
  readonly event: AskedOfDigits
  readonly stem: 0 | 1 | 2
}

function question({ digits, again, event: { say }, stem }: Draw): string {
  const list = digits.join(', ')
  if (stem === 0)
    return `A two-digit number is formed with the digits $${list}$; ${again ? 'a digit may be repeated' : 'no digit is repeated'}. All such numbers are equally likely. Find the probability that the number ${say}.`
  if (stem === 1)
    return `Cards with the digits $${list}$ lie in a box. One card is drawn at random for the tens digit of a number and, ${again ? 'after it was put back' : 'without putting it back'}, one for the units digit. What is the probability that the number ${say}?`
  return `For the code of a locker two of the keys $${list}$ are pressed at random, one after the other; ${again ? 'the same key may be pressed twice' : 'the second key is another one'}. Read as a two-digit number, what is the probability that the code ${say}?`
}

/** E.g. "A two-digit number is formed with the digits 1, 3, 4, 6, without repetition. Find the probability that it is divisible by 3." */
export const numberOfTwoDigits = template({
  id: 'prob-number-of-two-digits',
  topic: 'probability',
  archetypes: ['prob-numbered', 'prob-two-dice-other'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => {
    const event = random.pick(digitEvents)
    return random.until(
      (r): Draw => ({
        event,
        digits: r
          .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
          .slice(0, r.integer(4, 5))
          .toSorted((a, b) => a - b),
        again: r.chance(0.5),
        stem: r.pick([0, 1, 2] as const),
      }),
      (draw) => {
        const all = numbersOf(draw)
        const good = all.filter(event.holds).length
        return good >= 2 && good <= 12 && good < all.length - 2
      },
    )
  },
  variants: { all: ['again', 'once'], of: ({ again }) => (again ? 'again' : 'once') },
  given: ({ digits, again, event: { event } }) => ({ digits, again, event }),
  solution,
  ask: (draw) => {
    const { again, event } = draw
    return {
      question: question(draw),
      rule: { kind: 'fraction' },
      hints: [
        again
          ? 'For each tens digit there are as many units digits as there are digits in all.'
          : 'When the tens digit is chosen, one digit fewer is left for the units place.',
        event.hint,
      ],
      explanation:
        'The two digits are chosen one after the other, so an outcome is an ordered pair; whether a digit may come again decides how many pairs there are.',
    }
  },
  crossCheck: ({ digits, again, event }) => {
    // All two-digit numbers, those with other digits left out.
    const written = Array.from({ length: 90 }, (_, index) => `${index + 10}`).filter(
      ([ten = '', unit = '']) =>
        digits.includes(Number(ten)) && digits.includes(Number(unit)) && (again || ten !== unit),
    )
    return toText(fraction(written.filter((text) => event.holds(Number(text))).length, written.length))
  },
  slips: (draw) => {
    const { digits, again, event } = draw
    const other = numbersOf({ digits, again: !again })
    const all = numbersOf(draw)
    const good = all.filter(event.holds).length
    const double = 11 * (digits[0] ?? 1)
    return wrongChances(fraction(good, all.length), [
      [
        other.filter(event.holds).length,
        other.length,
        again
          ? `A digit may be repeated: count ${double} and the like as well.`
          : `No digit is repeated here: leave out ${double} and the like.`,
        'outcomes',
      ],
      [
        good,
        other.length,
        again
          ? 'A digit may be repeated: count the outcomes again.'
          : 'No digit is repeated: count the outcomes again.',
        'outcomes',
      ],
      [all.length - good, all.length, notHappening, 'favourable'],
      [good, 2 * digits.length, 'Multiply the numbers of choices for the two places, do not add them.', 'outcomes'],
    ])
  },
})

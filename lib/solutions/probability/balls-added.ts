import { fraction, toTex } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** x of so many balls are of one colour; more of these are put in, and their probability becomes so many times as large. */
export interface BallsAdded {
  readonly total: number
  readonly more: number
  readonly times: number
  readonly colour: string
  /** 'balls' */
  readonly things: string
}

/** What x is; a fraction where the numbers do not fit. */
export const ballsBefore = ({ total, more, times }: BallsAdded): number =>
  (total * more) / (times * (total + more) - total)

function objection(given: BallsAdded): string | null {
  const { total, more, times, things } = given
  if (
    ![total, more].every((n) => Number.isSafeInteger(n) && n > 0 && n < 100_000) ||
    !Number.isSafeInteger(times) ||
    times < 2
  )
    return `The numbers of ${things} must be whole numbers, more than $0$.`
  const before = ballsBefore(given)
  return Number.isInteger(before) && before <= total
    ? null
    : `With these numbers $x$ would be no whole number of ${things}: check what you typed.`
}

/** E.g. "A box contains 12 balls out of which x are black. If 6 more black balls are put in, the probability of black is double. Find x." */
export const ballsAdded = worked<BallsAdded>({
  id: 'balls-added',
  archetype: 'prob-find-count',
  objection,
  solve: (given) => {
    const { total, more, times, colour, things } = given
    const black = ballsBefore(given)
    const left = times * (total + more) - total
    return {
      key: `${black}`,
      lines: [
        earns(0.5, says`Before: ${chain(`P(\\text{${colour}})`, `\\dfrac{x}{${total}}`)}`),
        earns(
          0.5,
          `After: there are $x + ${more}$ ${colour} ${things} among $${total} + ${more} = ${total + more}$ ${things}, so $P(\\text{${colour}}) = \\dfrac{x + ${more}}{${total + more}}$.`,
          'after',
        ),
        earns(
          0.5,
          says`Given: ${chain(`\\dfrac{x + ${more}}{${total + more}}`, `${times} \\times \\dfrac{x}{${total}}`)}`,
        ),
        earns(0.5, says`Cross-multiplying, ${chain(`${total}(x + ${more})`, `${times * (total + more)}x`)}.`),
        says`So ${chain(`${total * more}`, `${times * (total + more)}x - ${total}x`, `${left}x`)}.`,
        earns(0.5, says`${chain('x', `\\dfrac{${total * more}}{${left}}`, `${black}`)}`),
        `Check: $${toTex(fraction(black + more, total + more))} = ${times} \\times ${toTex(fraction(black, total))}$.`,
        earns(0.5, `Hence, $x = ${black}$: there were ${black} ${colour} ${things} at first.`),
      ],
    }
  },
})

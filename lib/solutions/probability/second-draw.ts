import { chanceSteps } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** One thing is drawn and not put back; then another. */
export interface SecondDraw {
  readonly total: number
  /** How many are such as are asked, at first. */
  readonly good: number
  /** Whether the one that was drawn is such as is asked. */
  readonly isGoodGone: boolean
  /** 'ball' */
  readonly thing: string
  /** 'red', 'not defective' */
  readonly asked: string
}

/** E.g. "A lot of 20 bulbs has 4 defective ones. One is drawn, is not defective and is not replaced. Find the probability that the next is not defective." */
export const secondDraw = worked<SecondDraw>({
  id: 'second-draw',
  archetype: 'prob-second-draw',
  objection: ({ total, good, isGoodGone }) => {
    if (![total, good].every((n) => Number.isSafeInteger(n) && n >= 0 && n < 1_000_000))
      return 'The numbers of things must be whole numbers, none of them negative.'
    if (good > total) return 'There are more of one kind than there are in all: check the numbers that you typed.'
    if (total < 2) return 'There is nothing left to draw.'
    if (isGoodGone ? good === 0 : good === total)
      return 'The first one cannot be such: check the numbers that you typed.'
    return null
  },
  solve: ({ total, good, isGoodGone, thing, asked }) => {
    const left = isGoodGone ? good - 1 : good
    const several = `${thing}s`
    return {
      key: toText(fraction(left, total - 1)),
      lines: [
        `At first there are $${total}$ ${several}; favourable of these (${asked}): $${good}$.`,
        earns(
          0.5,
          says`One ${thing} is out: ${equals('number of all possible outcomes', `${total} - 1`, `${total - 1}`)}.`,
          'outcomes',
        ),
        earns(
          0.5,
          isGoodGone
            ? says`It was one of these, so the ${equals('number of favourable outcomes', `${good} - 1`, `${left}`)}.`
            : `It was none of these, so the number of favourable outcomes is $${left}$.`,
          'favourable',
        ),
        ...chanceSteps(`getting a ${thing} which is ${asked}`, left, total - 1),
      ],
    }
  },
})

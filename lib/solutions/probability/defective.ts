import { chanceSteps } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Things of which some are bad. */
export interface Defective {
  readonly total: number
  readonly bad: number
  /** The question tells the bad and the good ones, and not the total. */
  readonly mixed: boolean
  readonly asked: 'good' | 'bad'
}

/** How the question calls them: 'ball pens', 'pen', 'not defective'. */
interface Manner {
  readonly things: string
  readonly thing: string
  readonly good: string
  readonly bad: string
}

const usual: Manner = { things: 'things', thing: 'thing', good: 'not defective', bad: 'defective' }

function objection({ total, bad }: Defective): string | null {
  if (![total, bad].every((n) => Number.isSafeInteger(n) && n >= 0 && n < 1_000_000))
    return 'The numbers of things must be whole numbers, none of them negative.'
  if (total === 0) return 'There is nothing to take out.'
  return bad <= total ? null : 'There are more bad ones than there are in all: check the numbers that you typed.'
}

/** E.g. "A lot of 144 ball pens has 20 that are defective. One pen is taken out at random. Find the probability that it is good." */
export const defective = worked<Defective, Manner>({
  id: 'defective',
  archetype: 'prob-defective-lottery',
  objection,
  solve: ({ total, bad, mixed, asked }, { things, thing, good, bad: faulty } = usual) => {
    const sound = total - bad
    const count = asked === 'good' ? sound : bad
    return {
      key: toText(fraction(count, total)),
      lines: [
        earns(
          0.5,
          mixed
            ? says`${equals(`Total number of ${things}`, `${bad} + ${sound}`, `${total}`)}.`
            : says`${equals(`Number of ${things} which are ${good}`, `${total} - ${bad}`, `${sound}`)}.`,
          'total',
        ),
        earns(
          0.5,
          `So the number of all possible outcomes is $${total}$ and the number of favourable outcomes is $${count}$.`,
          'favourable',
        ),
        ...chanceSteps(`getting a ${thing} which is ${asked === 'good' ? good : faulty}`, count, total),
      ],
    }
  },
})

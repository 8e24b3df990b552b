import { chanceSteps, range } from './pieces/chance'
import { eventObjection, suits, type NumberEvent } from './pieces/number-event'
import { numberText } from './pieces/number-event-words'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A wheel of equal sectors, numbered from 1. */
export interface Spinner {
  readonly sectors: number
  readonly event: NumberEvent
}

/** The numbers on the wheel that suit the event. */
export const sectorsFor = ({ sectors, event }: Spinner): readonly number[] =>
  range(1, sectors).filter((n) => suits(event, n))

/** E.g. "... an arrow which comes to rest pointing at one of the numbers 1, 2, ..., 8. What is the probability that it will point at an odd number?" */
export const spinner = worked<Spinner>({
  id: 'spinner',
  archetype: 'prob-spinner-geometric',
  objection: ({ sectors, event }) =>
    Number.isSafeInteger(sectors) && sectors > 1 && sectors <= 100
      ? eventObjection(event)
      : 'A wheel has from $2$ to $100$ sectors here: check how many are numbered.',
  solve: (given) => {
    const { sectors, event } = given
    const good = sectorsFor(given)
    return {
      key: toText(fraction(good.length, sectors)),
      lines: [
        earns(0.5, says`${equals('Number of all possible outcomes', `${sectors}`)}.`),
        earns(
          0.5,
          good.length === 0
            ? 'None of the numbers is favourable: the event is impossible.'
            : `Favourable numbers: $${good.join(', ')}$, so there ${good.length === 1 ? 'is only one' : `are $${good.length}$`} of them.`,
          'favourable',
        ),
        ...chanceSteps(`the arrow pointing at ${numberText(event)}`, good.length, sectors),
      ],
    }
  },
})

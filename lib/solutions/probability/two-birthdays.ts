import { chanceSteps } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Two people, each of whom was born on one of so many equally likely days, or in one of so many months. */
export interface TwoBirthdays {
  /** 365 days, 7 days of the week, 12 months. */
  readonly count: 365 | 7 | 12
  readonly asked: 'same' | 'different'
}

const names = {
  365: ['birthday', 'days of the year'],
  7: ['day of birth', 'days of the week'],
  12: ['month of birth', 'months'],
} as const

const events = {
  365: { same: 'both having the same birthday', different: 'both having different birthdays' },
  7: {
    same: 'both being born on the same day of the week',
    different: 'both being born on different days of the week',
  },
  12: { same: 'both being born in the same month', different: 'both being born in different months' },
} as const

/** E.g. "Savita and Hamida are friends. What is the probability that both have the same birthday, ignoring a leap year?" */
export const twoBirthdays = worked<TwoBirthdays>({
  id: 'two-birthdays',
  archetype: 'prob-two-people',
  objection: () => null,
  solve: ({ count, asked }) => {
    const [own, choices] = names[count]
    const good = asked === 'same' ? 1 : count - 1
    return {
      key: toText(fraction(good, count)),
      lines: [
        `Whatever the ${own} of the one is, there are $${count}$ equally likely ${choices} for the other.`,
        earns(0.5, says`${equals('Number of all possible outcomes', `${count}`)}.`, 'outcomes'),
        earns(
          0.5,
          asked === 'same'
            ? says`Just one of them agrees with that of the one: ${equals('number of favourable outcomes', '1')}.`
            : says`All but one differ from that of the one: ${equals('number of favourable outcomes', `${count} - 1`, `${good}`)}.`,
          'favourable',
        ),
        ...chanceSteps(events[count][asked], good, count),
      ],
    }
  },
})

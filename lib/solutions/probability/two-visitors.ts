import { chanceSides, range } from './pieces/chance'
import { fraction, toTex, toText } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { capital } from '../measure'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** In the order of the week. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Two people who each choose a day of the same week. */
export interface TwoVisitors {
  /** The place of the first day in the week, Monday 0. */
  readonly from: number
  readonly days: number
  readonly ask: 'the same day' | 'consecutive days' | 'different days'
}

interface Manner {
  readonly one: string
  readonly other: string
}

const usual: Manner = { one: 'one of them', other: 'the other' }

/** How many outcomes are favourable. */
export const goodVisits = ({ days, ask }: TwoVisitors): number =>
  ask === 'the same day' ? days : ask === 'consecutive days' ? 2 * (days - 1) : days * (days - 1)

/** From the days to the favourable outcomes. */
function countedVisits(given: TwoVisitors, { one, other }: Manner): readonly Step[] {
  const { from, days, ask } = given
  const names = range(from, from + days - 1).map((day) => (weekdays[day % 7] ?? '').slice(0, 3))
  const good = goodVisits(given)
  if (ask === 'the same day')
    return [earns(1, `Same day: ${names.map((day) => `(${day}, ${day})`).join(', ')}; $${days}$ outcomes.`, 'listed')]
  if (ask === 'different days')
    return [
      earns(
        0.5,
        `They visit on the same day in $${days}$ of these outcomes: ${names.map((day) => `(${day}, ${day})`).join(', ')}.`,
        'listed',
      ),
      earns(0.5, `So they visit on different days in $${days * days} - ${days} = ${good}$ outcomes.`, 'favourable'),
    ]
  const pairs = names.slice(1).map((day, index) => `(${names[index]}, ${day})`)
  return [
    earns(0.5, `Consecutive days, ${one} going first: ${pairs.join(', ')}; $${days - 1}$ outcomes.`, 'listed'),
    earns(
      0.5,
      `${capital(other)} may also go first: $${days - 1}$ more outcomes. So there are $2 \\times ${days - 1} = ${good}$ favourable outcomes.`,
      'favourable',
    ),
  ]
}

/** E.g. "Shyam and Ekta visit a shop in the same week (Tuesday to Saturday), each equally likely on any day. Find the probability that both visit on consecutive days." */
export const twoVisitors = worked<TwoVisitors, Manner>({
  id: 'two-visitors',
  archetype: 'prob-two-people',
  objection: ({ days, from }) =>
    Number.isSafeInteger(days) && days > 1 && days <= 7 && from >= 0 && from < 7
      ? null
      : 'Such a week has from $2$ to $7$ days: check the days that you typed.',
  solve: (given, manner = usual) => {
    const { days, ask } = given
    const [good, total] = [goodVisits(given), days * days]
    return {
      key: toText(fraction(good, total)),
      lines: [
        `${capital(manner.one)} can visit on any of $${days}$ days, and so can ${manner.other}.`,
        earns(
          1,
          says`${equals('Number of all possible outcomes', `${days} \\times ${days}`, `${total}`)}, all equally likely.`,
          'outcomes',
        ),
        ...countedVisits(given, manner),
        earns(0.5, says`${chain(`P(\\text{${ask}})`, ...chanceSides(good, total))}`),
        earns(0.5, says`Hence, ${isValue(`the probability that both visit on ${ask}`, toTex(fraction(good, total)))}.`),
      ],
    }
  },
})

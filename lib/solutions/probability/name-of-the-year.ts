import { chanceSteps } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { worked } from '../solution'

/** What is asked of a month or a day of the week: its first or last letter, or its days. */
export type NameCondition =
  { readonly kind: 'starts' | 'ends'; readonly letter: string } | { readonly kind: 'days'; readonly count: number }

/** A month of the year, or a day of the week, is chosen at random. */
export interface NameOfTheYear {
  readonly of: 'month' | 'day'
  /** All of them hold. */
  readonly conditions: readonly NameCondition[]
}

const months: readonly (readonly [name: string, days: number])[] = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
]
const weekdays: readonly (readonly [name: string, days: number])[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
].map((name) => [name, 1])

const namesOf = ({ of }: NameOfTheYear) => (of === 'month' ? months : weekdays)

const suits = (condition: NameCondition, [name, days]: readonly [string, number]): boolean => {
  if (condition.kind === 'days') return days === condition.count
  const letter = condition.kind === 'starts' ? name[0] : name.at(-1)
  return letter?.toUpperCase() === condition.letter.toUpperCase()
}

const inWords = (condition: NameCondition): string =>
  condition.kind === 'days'
    ? `$${condition.count}$ days`
    : `a name that ${condition.kind} with ${condition.letter.toUpperCase()}`

/** E.g. "A month of the year is chosen at random. What is the probability that its name starts with J?" */
export const nameOfTheYear = worked<NameOfTheYear>({
  id: 'name-of-the-year',
  archetype: 'prob-letters',
  objection: ({ of, conditions }) =>
    of === 'day' && conditions.some(({ kind }) => kind === 'days') ? 'A day of the week has no number of days.' : null,
  solve: (given) => {
    const all = namesOf(given)
    const good = all.filter((one) => given.conditions.every((condition) => suits(condition, one)))
    const things = given.of === 'month' ? 'months of a year' : 'days of a week'
    const event = given.conditions.map(inWords).join(' and ')
    return {
      lines: [
        `The ${all.length} ${things} are equally likely to be chosen.`,
        `With ${event}: ${good.length > 0 ? good.map(([name]) => name).join(', ') : 'none'}; these are $${good.length}$.`,
        ...chanceSteps(event, good.length, all.length),
      ],
      key: toText(fraction(good.length, all.length)),
    }
  },
})

import { earns, type Step } from '../../template'

/** In the order of the week. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Two people, and where they go. */
export const couples = [
  ['Shyam', 'Ekta', 'a particular shop'],
  ['Ritu', 'Imran', 'the school library'],
  ['Gurpreet', 'Anjali', 'the district museum'],
  ['Thomas', 'Lakshmi', 'a computer centre'],
] as const

type VisitAsk = 'the same day' | 'consecutive days' | 'different days'

/** Two people who each choose a day of the same week. */
export interface TwoVisitors {
  readonly couple: (typeof couples)[number]
  readonly from: number
  readonly days: number
  readonly ask: VisitAsk
  readonly stem: 0 | 1 | 2
}

/** How many outcomes are favourable. */
export const goodVisits = ({ days, ask }: TwoVisitors): number =>
  ask === 'the same day' ? days : ask === 'consecutive days' ? 2 * (days - 1) : days * (days - 1)

const short = (index: number) => (weekdays[index] ?? '').slice(0, 3)

/** From the days to the favourable outcomes. */
export function countedVisits(draw: TwoVisitors): readonly Step[] {
  const {
    couple: [one, other],
    from,
    days,
    ask,
  } = draw
  const names = Array.from({ length: days }, (_, index) => short(from + index))
  const good = goodVisits(draw)
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
      `${other} may also go first: $${days - 1}$ more outcomes. So there are $2 \\times ${days - 1} = ${good}$ favourable outcomes.`,
      'favourable',
    ),
  ]
}

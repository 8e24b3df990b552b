import { chanceSteps, joined } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A table that tells how many there are of each kind, and the kinds that are asked about. */
export interface RowOfTable {
  readonly kinds: readonly { readonly name: string; readonly count: number }[]
  readonly asked: { readonly kind: 'one of' | 'not'; readonly names: readonly string[] }
}

/** What happens, as the question tells it: "the member plays chess". */
export interface RowManner {
  readonly event: string
}

const sum = (counts: readonly number[]): number => counts.reduce((so, count) => so + count, 0)

/** The counts of the kinds that are named, in the order of the question. */
const namedOf = ({ kinds, asked }: RowOfTable): readonly number[] =>
  asked.names.flatMap((name) => kinds.find((kind) => kind.name === name)?.count ?? [])

/** E.g. "Of 40 students 12 have blood group A, 10 have B, 4 AB and 14 O. One is chosen. Find the probability that the group is O or AB." */
export const rowOfTable = worked<RowOfTable, RowManner>({
  id: 'row-of-table',
  archetype: 'prob-from-table',
  objection: ({ kinds }) => {
    if (kinds.some(({ count }) => !Number.isSafeInteger(count) || count < 0 || count > 1_000_000))
      return 'The numbers in the table must be whole numbers, none of them negative.'
    return sum(kinds.map(({ count }) => count)) > 0 ? null : 'All numbers in the table are zero.'
  },
  solve: (given, manner) => {
    const { kinds, asked } = given
    const counts = kinds.map(({ count }) => count)
    const named = namedOf(given)
    const total = sum(counts)
    const isNot = asked.kind === 'not'
    const good = isNot ? total - sum(named) : sum(named)
    const names = joined(asked.names, 'or')
    const event = manner?.event ?? `it is ${isNot ? 'not ' : ''}${names}`
    const sides = isNot ? `${total} - ${named.join(' - ')}` : named.join(' + ')
    return {
      key: toText(fraction(good, total)),
      lines: [
        earns(0.5, says`${equals('Number of all possible outcomes', counts.join(' + '), `${total}`)}.`, 'outcomes'),
        earns(
          0.5,
          !isNot && named.length === 1
            ? `From the table, the number of favourable outcomes is $${good}$.`
            : says`${equals('Number of favourable outcomes', sides, `${good}`)}.`,
          'favourable',
        ),
        ...chanceSteps(`the event that ${event}`, good, total),
      ],
    }
  },
})

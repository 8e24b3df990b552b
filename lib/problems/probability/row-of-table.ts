import { fraction, toText } from '../../maths'
import { rowOfTable as solution, type RowOfTable } from '../../solutions/probability/row-of-table'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'
import { countStories, type CountStory } from './pieces/count-tables'

interface Draw {
  readonly story: CountStory
  readonly kinds: readonly string[]
  readonly counts: readonly number[]
  readonly ask: 'one' | 'either' | 'not'
  /** Places of the rows that are asked about. */
  readonly rows: readonly number[]
  readonly stem: 0 | 1 | 2
}

const total = ({ counts }: Draw): number => counts.reduce((a, b) => a + b, 0)
const named = ({ counts, rows }: Draw): readonly number[] => rows.map((row) => counts[row] ?? 0)
const added = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
const favourable = (draw: Draw): number => (draw.ask === 'not' ? total(draw) - added(named(draw)) : added(named(draw)))

function eventOf({ story, kinds, rows, ask }: Draw): string {
  const asked = rows.map((row) => kinds[row] ?? '')
  return ask === 'not' ? story.isNot(asked[0] ?? '') : story.is(asked)
}

/** E.g. "Of 40 students 12 have blood group A, 10 have B, 4 AB and 14 O. One is chosen. Find the probability that the group is O or AB." */
export const rowOfTable = template({
  id: 'prob-one-chosen-from-a-table',
  topic: 'probability',
  archetypes: ['prob-from-table'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw => {
    const story = random.pick(countStories)
    const kinds = story.kinds.slice(0, random.integer(4, story.kinds.length))
    const counts = random.until(
      (r) => kinds.map(() => r.integer(3, 48)),
      (drawn) => {
        const sum = added(drawn)
        const [least, most] = story.totals
        return sum >= least && sum <= most && sum % 4 === 0 && new Set(drawn).size === drawn.length
      },
    )
    const ask = random.pick(['one', 'either', 'not'] as const)
    const rows = random.shuffle(kinds.map((_, i) => i)).slice(0, ask === 'either' ? 2 : 1)
    return { story, kinds, counts, ask, rows, stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ story: { totals }, counts }) => [
    { name: 'how many there are in all', size: added(counts), least: totals[0], most: totals[1] },
  ],
  given: ({ kinds, counts, ask, rows }): RowOfTable => ({
    kinds: kinds.map((name, index) => ({ name, count: counts[index] ?? 0 })),
    asked: { kind: ask === 'not' ? 'not' : 'one of', names: rows.map((row) => kinds[row] ?? '') },
  }),
  solution,
  manner: (draw) => ({ event: eventOf(draw) }),
  ask: (draw) => {
    const { story, kinds, counts, ask, stem } = draw
    const [n, event] = [total(draw), eventOf(draw)]
    const stems = [
      `One ${story.person} is chosen at random. Find the probability that ${event}.`,
      `If one of the ${story.person}s is chosen at random, what is the probability that ${event}?`,
      `A ${story.person} is picked at random from all of them. Find the probability that ${event}.`,
    ] as const
    return {
      question: `${story.tell(n)} ${stems[stem]}`,
      rule: { kind: 'fraction' },
      figure: {
        kind: 'table',
        description: `Table of ${story.person}s: ${kinds.map((kind, i) => `${kind} ${counts[i] ?? 0}`).join(', ')}.`,
        head: [...story.head],
        rows: kinds.map((kind, i) => [kind, `$${counts[i] ?? 0}$`]),
      },
      hints: [
        `Every ${story.person} is equally likely to be chosen, so divide by the number of all of them.`,
        ask === 'one'
          ? 'The row of the table gives the number of favourable outcomes.'
          : ask === 'not'
            ? 'Take the number in that row away from the total.'
            : 'Two rows are favourable: add their numbers.',
      ],
      explanation: 'A table of counts gives every probability as a share of the total.',
    }
  },
  crossCheck: (draw) => {
    const all = draw.counts.flatMap((count, row) => Array.from({ length: count }, () => row))
    const good = all.filter((row) => draw.rows.includes(row) !== (draw.ask === 'not'))
    return toText(fraction(good.length, all.length))
  },
  slips: (draw) => {
    const [n, good] = [total(draw), favourable(draw)]
    const [first = 0] = named(draw)
    return wrongChances(fraction(good, n), [
      [n - good, n, notHappening, 'favourable'],
      [good, n - good, 'Divide by the number of all, not by the number of the others.', 'substituted'],
      [draw.rows.length, draw.kinds.length, 'The rows are not equally likely: use the numbers in them.', 'outcomes'],
      ...(draw.ask === 'either'
        ? [[first, n, 'Two rows are favourable: add their numbers.', 'favourable'] as const]
        : []),
    ])
  },
})

import { fraction, toDecimal } from '../../maths'
import { earns, template } from '../template'
import { drawTold, type Told } from './pieces/draw-table'
import { at, cumulative, fits, lowerLimit, median, sum, type Grouped } from './pieces/grouped'
import { medianLines } from '../../solutions/statistics/pieces/median'
import { cumulativeTable, medianSlips } from './pieces/medians'
import { dataOf } from './pieces/told-data'
import { medianBySearch, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'

interface Draw extends Told {
  readonly direction: 'less' | 'more'
  readonly stem: 0 | 1 | 2
}

/** "Less than 20 | 17" or "20 or more | 33", row by row. */
function rows({ table, direction }: Pick<Draw, 'table' | 'direction'>): readonly (readonly [string, number])[] {
  const counts = cumulative(table.frequencies)
  const n = sum(table.frequencies)
  return table.frequencies.map((_, i) =>
    direction === 'less'
      ? [`Less than ${lowerLimit(table, i + 1)}`, at(counts, i)]
      : [`${lowerLimit(table, i)} or more`, i === 0 ? n : n - at(counts, i - 1)],
  )
}

const recovered = (table: Grouped, direction: 'less' | 'more', counts: readonly number[]): Grouped => ({
  ...table,
  frequencies: counts.map((count, i) =>
    direction === 'less' ? count - (counts[i - 1] ?? 0) : count - (counts[i + 1] ?? 0),
  ),
})

/** E.g. "... 'Less than 10: 5, Less than 20: 13, ...' Find the median of the data." */
export const lessThan = template({
  id: 'stat-median-of-less-than-table',
  topic: 'statistics',
  archetypes: ['stat-less-than-table', 'stat-median-grouped'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...drawTold(random, {
      classes: [5, 6],
      totals: [30, 40, 50, 60, 80],
      passes: (table) => fits(median(table) ?? fraction(1, 3)),
    }),
    direction: random.pick(['less', 'less', 'more'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { story, table, direction, stem } = draw
    const key = toDecimal(median(table) ?? fraction(0))
    const shown = rows(draw)
    const kind = direction === 'less' ? '"less than"' : '"or more"'
    const stems = [
      'Find the median of the data.',
      `Find the median ${story.what}.`,
      'Form the frequency distribution, and find its median.',
    ] as const
    return {
      question: `${story.tell(sum(table.frequencies))} It is a cumulative table of the ${kind} type. ${stems[stem]}`,
      rule: { kind: 'number', expected: key, ...(story.unit && { unit: story.unit }) },
      figure: {
        kind: 'table',
        description: `Cumulative frequency table. ${story.headings[0]}: ${shown.map(([name, count]) => `${name}: ${count}`).join('; ')}.`,
        head: [story.headings[0], story.headings[1]],
        rows: shown.map(([name, count]) => [name, `$${count}$`]),
      },
      hints: [
        'First change the table into classes with their own frequencies: subtract neighbouring cumulative frequencies.',
        'Then find the median class with half of the total frequency.',
        'Use the frequency of the median class, not its cumulative frequency, in the denominator.',
      ],
      steps: [
        earns(
          0.5,
          `Subtracting neighbouring entries, the frequencies of the classes are $${table.frequencies.join(', ')}$ (see the table of the solution).`,
        ),
        ...medianLines(dataOf(table)),
        earns(0.5, `Hence, the median is ${withUnit(story, key)}.`),
      ],
      explanation:
        'A cumulative table counts everything up to (or from) a limit; the difference of neighbouring entries is what lies in the class between them.',
      solutionFigure: cumulativeTable(table),
    }
  },
  crossCheck: (draw) => {
    const counts = rows(draw).map(([, count]) => count)
    return typed(medianBySearch(recovered(draw.table, draw.direction, counts)))
  },
  slips: ({ table }) => medianSlips(table),
})

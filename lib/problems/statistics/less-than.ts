import { tableThings } from './pieces/table-things'
import { fraction, toDecimal } from '../../maths'
import { earns, template } from '../template'
import { drawTold, type Told } from './pieces/draw-table'
import { cumulativeRows, recovered, type Direction } from './pieces/cumulative-rows'
import { median, sum } from './pieces/grouped'
import { medianLines } from '../../solutions/statistics/pieces/median'
import { cumulativeTable, medianSlips } from './pieces/medians'
import { dataOf } from './pieces/told-data'
import { medianBySearch, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { asksMedian } from './pieces/worth-asking'

interface Draw extends Told {
  readonly direction: Direction
  readonly stem: 0 | 1 | 2
}

/** E.g. "... 'Less than 10: 5, Less than 20: 13, ...' Find the median of the data." */
export const lessThan = template({
  id: 'stat-median-of-less-than-table',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-less-than-table', 'stat-median-grouped'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...drawTold(random, {
      classes: [5, 6],
      totals: [30, 40, 50, 60, 80],
      passes: (table) => asksMedian(table),
    }),
    direction: random.pick(['less', 'more'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: tableThings,
  pose: ({ story, table, direction, stem }) => {
    const key = toDecimal(median(table) ?? fraction(0))
    const shown = cumulativeRows(table, direction)
    const kind = direction === 'less' ? '"less than"' : '"or more"'
    const stems = [
      'Find the median of the data.',
      `Find the median ${story.what}.`,
      'Form the frequency distribution, and find its median.',
    ] as const
    return {
      question: `${story.tell(sum(table.frequencies))} It is a cumulative table of the ${kind} type, and all its classes are of the same size. ${stems[stem]}`,
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
  crossCheck: ({ table, direction }) => {
    const counts = cumulativeRows(table, direction).map(([, count]) => count)
    return typed(medianBySearch({ ...table, frequencies: recovered(direction, counts) }))
  },
  slips: ({ table }) => medianSlips(table),
})

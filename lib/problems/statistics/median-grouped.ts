import { tableThings } from './pieces/table-things'
import { medianGrouped as solution } from '../../solutions/statistics/median-grouped'
import { template } from '../template'
import { drawTold } from './pieces/draw-table'
import { questionTable, sum } from './pieces/grouped'
import { cumulativeTable, medianSlips } from './pieces/medians'
import { medianBySearch, typed } from './pieces/readings'
import { toldData } from './pieces/told-data'
import { asksMedian } from './pieces/worth-asking'

/** E.g. "The heights of 50 plants ... Find the median height of the plants." */
export const medianGrouped = template({
  id: 'stat-median-of-grouped-data',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-median-grouped'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6, 7],
      totals: [30, 40, 50, 60, 68, 80],
      passes: (table) => asksMedian(table),
    }),
    stem: random.integer(0, 2),
  }),
  things: tableThings,
  given: toldData,
  solution,
  ask: ({ story, table, stem }) => {
    const stems = [
      `Find the median ${story.what}.`,
      'Find the median of the data.',
      `What is the median ${story.what}?`,
    ]
    return {
      question: `${story.tell(sum(table.frequencies))} ${stems[stem] ?? ''}`,
      rule: { kind: 'number', ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'Write the cumulative frequencies: add each frequency to those before it.',
        'The median class is the first class whose cumulative frequency is greater than half of $n$.',
        'In the formula, $cf$ is the cumulative frequency of the class before the median class.',
      ],
      explanation:
        'Half of the values lie below the median. Inside the median class the values are taken to be spread evenly.',
      solutionFigure: cumulativeTable(table),
    }
  },
  crossCheck: ({ table }) => typed(medianBySearch(table)),
  slips: ({ table }) => medianSlips(table),
})

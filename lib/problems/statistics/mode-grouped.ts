import { tableThings } from './pieces/table-things'
import { modeGrouped as solution } from '../../solutions/statistics/mode-grouped'
import { template } from '../template'
import { drawTold } from './pieces/draw-table'
import { questionTable, sum } from './pieces/grouped'
import { modeSlips } from './pieces/modes'
import { modeFromHistogram, typed } from './pieces/readings'
import { toldData } from './pieces/told-data'
import { asksMode } from './pieces/worth-asking'

/** E.g. "The ages of 50 patients ... are given in the table below. Find the mode of the data." */
export const modeGrouped = template({
  id: 'stat-mode-of-grouped-data',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-mode-grouped'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6, 7],
      totals: [30, 40, 50, 60, 80],
      passes: (table) => asksMode(table),
    }),
    stem: random.integer(0, 2),
  }),
  things: tableThings,
  given: toldData,
  solution,
  ask: ({ story, table, stem }) => {
    const stems = [
      'Find the mode of the data.',
      `Find the modal ${story.what}.`,
      'What is the mode of this distribution?',
    ]
    return {
      question: `${story.tell(sum(table.frequencies))} ${stems[stem] ?? ''}`,
      rule: { kind: 'number', ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'The modal class is the class with the highest frequency.',
        '$f_0$ is the frequency of the class before it and $f_2$ that of the class after it.',
        'Do not forget to multiply by the class size $h$.',
      ],
      explanation:
        'The mode lies inside the modal class, nearer to the neighbouring class that has the larger frequency.',
    }
  },
  crossCheck: ({ table }) => typed(modeFromHistogram(table)),
  slips: ({ table }) => modeSlips(table),
})

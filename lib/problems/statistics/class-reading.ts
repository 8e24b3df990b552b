import { tableThings } from './pieces/table-things'
import { classSlips } from './pieces/class-slips'
import { classAsks } from './pieces/class-asked'
import { dataOf } from './pieces/told-data'
import { askText, classReading as solution, needsMedian, needsMode } from '../../solutions/statistics/class-reading'
import { template } from '../template'
import { drawTold } from './pieces/draw-table'
import { medianClass, modalClass, questionTable, sum } from './pieces/grouped'

/** E.g. "For the distribution in the table below, find the sum of the lower limits of the median class and the modal class." */
export const classReading = template({
  id: 'stat-modal-and-median-class',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-class-reading'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const told = drawTold(random, {
      totals: [40, 50, 60, 66, 80],
      passes: (table) => {
        const [mode, median] = [modalClass(table), medianClass(table)]
        return mode !== null && median !== null && mode !== median
      },
    })
    return { ...told, ask: random.pick(classAsks), stem: random.pick([0, 1, 2] as const) }
  },
  things: (draw) => tableThings(draw),
  given: ({ story: { unit }, table, ask }) => ({ data: dataOf(table), ask, ...(unit !== undefined && { unit }) }),
  solution,
  ask: ({ story, table, ask, stem }) => {
    const stems = [
      `Find the ${askText(ask)}.`,
      `What is the ${askText(ask)}?`,
      `Write the ${askText(ask)} of this distribution.`,
    ] as const
    return {
      question: `${story.tell(sum(table.frequencies))} ${stems[stem]}`,
      rule: { kind: 'number', ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        ...(needsMode(ask) ? ['The modal class is the class with the highest frequency.'] : []),
        ...(needsMedian(ask)
          ? [
              'The median class is the first class whose cumulative frequency is greater than half of the total frequency.',
            ]
          : []),
        ask.startsWith('class mark')
          ? 'The class mark is the middle of the class.'
          : 'The lower limit of a class is written first, the upper limit last.',
      ],
      explanation:
        'The modal class is found from the frequencies, the median class from the cumulative frequencies; they need not be the same class.',
    }
  },
  crossCheck: ({ ask, table: { from, width, frequencies } }) => {
    const values = frequencies.flatMap((f, i) => Array.from({ length: f }, () => i))
    const median = values[Math.floor(values.length / 2)] ?? 0
    const mode = frequencies.reduce((best, f, i) => (f > (frequencies[best] ?? 0) ? i : best), 0)
    if (ask === 'sum') return `${2 * from + width * (median + mode)}`
    if (ask === 'lower limit of the median class') return `${from + width * median}`
    return `${from + width * (mode + (ask === 'upper limit of the modal class' ? 1 : 0.5))}`
  },
  slips: classSlips,
})

import { modeOf } from '../../solutions/statistics/pieces/mode'
import { modeGrouped as solution } from '../../solutions/statistics/mode-grouped'
import { template } from '../template'
import { falling, firstClassStories } from './pieces/first-class-stories'
import { fits, hasOnePeak, questionTable, sum } from './pieces/grouped'
import { modeSlips } from './pieces/modes'
import { tableThings } from './pieces/table-things'
import { modeFromHistogram, typed } from './pieces/readings'
import { dataOf } from './pieces/told-data'

/** E.g. "The distances from home to school of 40 students ... in the table below. Find the mode": 0–2 has the highest frequency. */
export const modeOfFirstClass = template({
  id: 'stat-mode-of-the-first-class',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-mode-grouped'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const story = random.pick(firstClassStories)
    const [from, width] = [random.pick(story.starts), random.pick(story.widths)]
    const table = random.until(
      (source) => ({
        from,
        width,
        frequencies: falling(source, source.pick([4, 5, 6]), source.pick([30, 40, 50, 60, 80])),
      }),
      (drawn) =>
        hasOnePeak(drawn.frequencies) &&
        drawn.frequencies.indexOf(Math.max(...drawn.frequencies)) === 0 &&
        fits(modeOf(dataOf(drawn))),
    )
    return { story, table, stem: random.pick([0, 1, 1, 2]) }
  },
  things: tableThings,
  given: ({ story: { unit }, table }) => ({ data: dataOf(table), ...(unit !== undefined && { unit }) }),
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
        'The modal class is the class with the highest frequency; it may be the first one.',
        '$f_0$ is the frequency of the class before the modal class. How many values lie before the first class?',
        'Do not forget to multiply by the class size $h$.',
      ],
      explanation:
        'No value lies before the first class, so $f_0$ is $0$ there; the mode then lies nearer to the class that follows.',
    }
  },
  crossCheck: ({ table }) => typed(modeFromHistogram(table)),
  slips: ({ table }) => modeSlips(table),
})

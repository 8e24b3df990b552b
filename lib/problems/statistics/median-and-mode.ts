import { tableThings } from './pieces/table-things'
import { equals as same, fraction, toDecimal } from '../../maths'
import { medianParts } from '../../solutions/statistics/pieces/median'
import { modeLines } from '../../solutions/statistics/pieces/mode'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, equals, says, template } from '../template'
import { drawTold } from './pieces/draw-table'
import { className, lowerLimit, median, mode, questionTable, type Grouped } from './pieces/grouped'
import { cumulativeTable } from './pieces/medians'
import { medianBySearch, modeFromHistogram, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { dataOf } from './pieces/told-data'
import { asksMedian, asksMode } from './pieces/worth-asking'

const written = (middle: string, most: string): string => `median = ${middle}, mode = ${most}`
const valuesOf = (table: Grouped) => [median(table) ?? fraction(1, 3), mode(table) ?? fraction(1, 3)] as const

/** E.g. "The ages of 80 patients ... Find the median and the mode of the data." */
export const medianAndMode = template({
  id: 'stat-median-and-mode',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-mean-and-mode', 'stat-median-grouped'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6, 7],
      totals: [40, 50, 60, 80, 100],
      passes: (table) => {
        const [middle, most] = valuesOf(table)
        return asksMedian(table) && asksMode(table) && !same(middle, most)
      },
    }),
    stem: random.integer(0, 2),
  }),
  things: tableThings,
  pose: ({ story, table, stem }) => {
    const { index, n, f, cf } = medianParts(dataOf(table))
    const [middle, most] = valuesOf(table).map(toDecimal)
    const [low, half] = [lowerLimit(table, index), toDecimal(fraction(n, 2))]
    const stems = [
      'Find the median and the mode of the data.',
      `Find the median ${story.what} and the modal ${story.what}.`,
      'Calculate the median and the mode of this distribution.',
    ]
    return {
      question: `${story.tell(n)} ${stems[stem] ?? ''} Give your answer as median = …, mode = ….`,
      rule: {
        kind: 'pair',
        expected: written(middle ?? '', most ?? ''),
        ...(story.unit && { unit: story.unit }),
      },
      figure: questionTable(table, story.headings),
      hints: [
        'For the median, write the cumulative frequencies, and find the class in which half of the observations are reached.',
        'For the mode, find the class with the highest frequency and its two neighbours.',
        'The two classes may be the same or different ones: look for each by itself.',
      ],
      steps: [
        earns(
          0.5,
          says`The cumulative frequencies are in the table of the solution, and ${chain(`\\dfrac{${n}}{2}`, half)}.`,
          'half',
        ),
        earns(
          0.5,
          `The first class whose cumulative frequency is greater than $${half}$ is ${className(table, index)}; it is the median class.`,
          'median class',
        ),
        earns(
          0.5,
          `Median $= \\text{lower limit} + \\dfrac{\\text{half of the total} - \\text{cumulative frequency before}}{\\text{frequency}} \\times \\text{class size}$`,
          'median formula',
        ),
        earns(
          1,
          says`${equals('Median', `${low} + \\dfrac{${half} - ${cf}}{${f}} \\times ${table.width}`, middle ?? '')}`,
          'median',
        ),
        ...modeLines(dataOf(table), [0.5, 0.5, 0.5, 0, 0.5]),
        earns(
          0.5,
          `Hence, the median is ${withUnit(story, middle ?? '')} and the mode is ${withUnit(story, most ?? '')}.`,
        ),
      ],
      explanation:
        'Half of the observations lie below the median; the mode tells where they lie most densely. In a table that is not symmetric the two differ.',
      solutionFigure: cumulativeTable(table),
    }
  },
  crossCheck: ({ table }) => written(typed(medianBySearch(table)), typed(modeFromHistogram(table))),
  slips: ({ table }) => {
    const [middle, most] = valuesOf(table).map(toDecimal)
    const { index, n, f, cf } = medianParts(dataOf(table))
    const short = (value: number) => String(Math.round(value * 100) / 100)
    const low = lowerLimit(table, index)
    const off = (top: number) => short(low + (top / f) * table.width)
    const key = written(middle ?? '', most ?? '')
    return distinctSlips(key, [
      {
        response: written(most ?? '', middle ?? ''),
        note: 'The median and the mode have been exchanged.',
        step: 'last',
      },
      {
        response: written(off(n / 2 - cf - f), most ?? ''),
        note: 'Take the cumulative frequency of the class before the median class.',
        step: 'median',
      },
      {
        response: written(off(n - cf), most ?? ''),
        note: 'Take half of the total frequency in the formula of the median.',
        step: 'median',
      },
    ])
  },
})

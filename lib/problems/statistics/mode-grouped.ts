import { modeGrouped as solution } from '../../solutions/statistics/mode-grouped'
import { add, fraction, multiply } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold } from './pieces/draw-table'
import { fits, mode, questionTable, sum } from './pieces/grouped'
import { modeParts } from './pieces/modes'
import { modeFromHistogram, typed } from './pieces/readings'
import { toldData } from './pieces/told-data'

/** E.g. "The ages of 50 patients ... are given in the table below. Find the mode of the data." */
export const modeGrouped = template({
  id: 'stat-mode-of-grouped-data',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-mode-grouped'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6, 7],
      totals: [30, 40, 50, 60, 80],
      passes: (table) => fits(mode(table) ?? fraction(1, 3)),
    }),
    stem: random.integer(0, 2),
  }),
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
  slips: ({ table }) => {
    const { l, h, f0, f1, f2 } = modeParts(table)
    const share = fraction(f1 - f0, 2 * f1 - f0 - f2)
    const other = fraction(f1 - f2, 2 * f1 - f0 - f2)
    return wrongValues(
      add(fraction(l), multiply(share, fraction(h))),
      apart([
        [
          add(fraction(l), multiply(other, fraction(h))),
          'f₀ belongs to the class before the modal class, f₂ to the class after it.',
          'values',
        ],
        [add(fraction(l), share), 'Multiply the fraction by the class size h.', 'formula'],
        [fraction(f1), 'That is the highest frequency; the mode is a value of the variable.', 'modal class'],
        [add(fraction(l + h), multiply(share, fraction(h))), 'l is the lower limit of the modal class.', 'values'],
        [fraction(2 * l + h, 2), 'That is the class mark of the modal class; use the formula.', 'formula'],
      ]),
    )
  },
})

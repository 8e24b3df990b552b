import { tableThings } from './pieces/table-things'
import { add, divide, equals, fraction, multiply, subtract, toDecimal, zero, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { drawTold } from './pieces/draw-table'
import {
  className,
  classMark,
  fits,
  mean,
  mode,
  questionTable,
  sum,
  workingTable,
  type Grouped,
} from './pieces/grouped'
import { modeLines } from '../../solutions/statistics/pieces/mode'
import { modeParts } from './pieces/modes'
import { dataOf } from './pieces/told-data'
import { meanOfValues, modeFromHistogram, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { asksMode } from './pieces/worth-asking'

const written = (average: string, most: string): string => `mean = ${average}, mode = ${most}`
const modeOf = (table: Grouped): Fraction => mode(table) ?? zero
const shortly = (value: Fraction) => (fits(value) ? toDecimal(value) : typed(Number(value.n) / Number(value.d)))

/** E.g. "The ages of 80 patients ... Find the mean and the mode of the data." */
export const meanAndMode = template({
  id: 'stat-mean-and-mode',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-mean-and-mode'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6],
      limit: [20, 130],
      totals: [20, 25, 40, 50, 80],
      passes: (table) => fits(mean(table)) && asksMode(table) && !equals(mean(table), modeOf(table)),
    }),
    stem: random.integer(0, 2),
  }),
  things: tableThings,
  pose: ({ story, table, stem }) => {
    const n = sum(table.frequencies)
    const products = table.frequencies.map((f, i) => multiply(classMark(table, i), fraction(f)))
    const total = products.reduce(add, zero)
    const [average, most] = [toDecimal(divide(total, fraction(n))), toDecimal(modeOf(table))]
    const rows = table.frequencies.map((f, i) => [
      className(table, i),
      `$${f}$`,
      `$${toDecimal(classMark(table, i))}$`,
      `$${toDecimal(products[i] ?? zero)}$`,
    ])
    const stems = [
      'Find the mean and the mode of the data.',
      `Find the mean ${story.what} and the modal value.`,
      'Calculate the mean and the mode of this distribution.',
    ]
    return {
      question: `${story.tell(n)} ${stems[stem] ?? ''} Give your answer as mean = …, mode = ….`,
      rule: { kind: 'pair', expected: written(average, most), ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'For the mean, multiply the frequencies by the class marks.',
        'For the mode, find the class with the highest frequency and its two neighbours.',
        'Write each formula before you substitute.',
      ],
      steps: [
        earns(
          1,
          `From the table of the solution, $\\sum f_i = ${n}$ and $\\sum f_i x_i = ${toDecimal(total)}$.`,
          'products',
        ),
        earns(
          1,
          `Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i} = \\dfrac{${toDecimal(total)}}{${n}} = ${average}$`,
        ),
        ...modeLines(dataOf(table), [0.5, 0.5, 0.5, 0.5, 0.5]),
        earns(0.5, `Hence, the mean is ${withUnit(story, average)} and the mode is ${withUnit(story, most)}.`),
      ],
      explanation:
        'The mean takes every value into account; the mode tells which value is the most frequent. In most distributions the two differ.',
      solutionFigure: workingTable(
        'Working table with class, frequency, class mark and their product for each class, and the totals in the last row.',
        ['Class', '$f_i$', '$x_i$', '$f_i x_i$'],
        [...rows, ['Total', `$${n}$`, '', `$${toDecimal(total)}$`]],
      ),
    }
  },
  crossCheck: ({ table }) => written(typed(meanOfValues(table)), typed(modeFromHistogram(table))),
  slips: ({ table }) => {
    const [average, most] = [mean(table), modeOf(table)]
    const { l, h, f0, f1, f2 } = modeParts(table)
    const swapped = add(fraction(l), multiply(fraction(f1 - f2, 2 * f1 - f0 - f2), fraction(h)))
    const low = subtract(average, fraction(table.width, 2))
    const key = written(shortly(average), shortly(most))
    return distinctSlips(key, [
      {
        response: written(shortly(most), shortly(average)),
        note: 'The mean and the mode have been exchanged.',
        step: 'last',
      },
      {
        response: written(shortly(low), shortly(most)),
        note: 'Use the class marks, not the lower limits, for the mean.',
        step: 'products',
      },
      {
        response: written(shortly(average), shortly(swapped)),
        note: 'f₀ belongs to the class before the modal class, f₂ to the class after it.',
        step: 'values',
      },
      {
        response: written(shortly(average), shortly(add(fraction(l), fraction(f1 - f0, 2 * f1 - f0 - f2)))),
        note: 'For the mode, multiply the fraction by the class size h.',
        step: 'formula',
      },
    ])
  },
})

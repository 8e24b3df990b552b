import { tableThings } from './pieces/table-things'
import { add, divide, fraction, multiply, subtract, toDecimal, zero } from '../../maths'
import { meanDirect as solution } from '../../solutions/statistics/mean-direct'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold } from './pieces/draw-table'
import { className, classMark, fits, mean, questionTable, sum, workingTable } from './pieces/grouped'
import { meanOfValues, typed } from './pieces/readings'
import { toldData } from './pieces/told-data'

/** E.g. "The table below shows the marks obtained by 40 students ... Find the mean marks." */
export const meanDirect = template({
  id: 'stat-mean-of-grouped-data',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-mean-direct'],
  difficulty: 'easy',
  marks: 3,
  draw: (random) => ({
    ...drawTold(random, { limit: [20, 100], passes: (table) => fits(mean(table)) }),
    stem: random.integer(0, 2),
  }),
  things: tableThings,
  given: toldData,
  solution,
  ask: ({ story, table, stem }) => {
    const n = sum(table.frequencies)
    const marks = table.frequencies.map((_, i) => classMark(table, i))
    const products = table.frequencies.map((f, i) => multiply(fraction(f), marks[i] ?? zero))
    const total = products.reduce(add, zero)
    const rows = table.frequencies.map((f, i) => [
      className(table, i),
      `$${f}$`,
      `$${toDecimal(marks[i] ?? zero)}$`,
      `$${toDecimal(products[i] ?? zero)}$`,
    ])
    const stems = [
      `Find the mean ${story.what}.`,
      `Find the mean ${story.what}, using the direct method.`,
      `What is the mean ${story.what}?`,
    ]
    return {
      question: `${story.tell(n)} ${stems[stem] ?? ''}`,
      rule: { kind: 'number', ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'Take the class mark of each class: half the sum of its limits.',
        'Multiply each frequency by its class mark, and add the products.',
        'Divide by the sum of the frequencies, not by the number of classes.',
      ],
      explanation: 'The values inside a class are not known, so each is taken to be at the middle of its class.',
      solutionFigure: workingTable(
        'Working table with class, frequency, class mark and their product for each class, and the totals in the last row.',
        ['Class', '$f_i$', '$x_i$', '$f_i x_i$'],
        [...rows, ['Total', `$${n}$`, '', `$${toDecimal(total)}$`]],
      ),
    }
  },
  crossCheck: ({ table }) => typed(meanOfValues(table)),
  slips: ({ table }) => {
    const key = mean(table)
    const half = fraction(table.width, 2)
    const total = multiply(key, fraction(sum(table.frequencies)))
    return wrongValues(
      key,
      apart([
        [subtract(key, half), 'Use the class marks, not the lower limits.', 'products'],
        [add(key, half), 'Use the class marks, not the upper limits.', 'products'],
        [
          divide(total, fraction(table.frequencies.length)),
          'Divide by the total frequency, not by the number of classes.',
          'formula',
        ],
        [
          add(fraction(table.from), fraction(table.width * table.frequencies.length, 2)),
          'The classes have different frequencies: multiply each class mark by its frequency.',
          'products',
        ],
      ]),
    )
  },
})

import { tableThings } from './pieces/table-things'
import { add, divide, equals, fraction, negate, subtract, toDecimal, type Fraction } from '../../maths'
import {
  assumedMean,
  deviationSteps,
  meanAssumed as solution,
  sumOfSteps,
  type Given,
} from '../../solutions/statistics/mean-assumed'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold } from './pieces/draw-table'
import { at, className, classMark, fits, mean, questionTable, sum, workingTable, type Grouped } from './pieces/grouped'
import { meanOfValues, typed } from './pieces/readings'
import { dataOf, toldData } from './pieces/told-data'

const byDeviations = 'by the assumed mean method'

const methods: Readonly<Record<string, Given['method']>> = {
  [byDeviations]: 'assumed mean',
  'using the step-deviation method': 'step deviation',
}

/** Of an even number of classes the middle class mark that the solution does not take. */
const otherMiddle = (table: Grouped): Fraction => {
  const half = table.frequencies.length / 2
  const [low, high] = [classMark(table, Math.ceil(half) - 1), classMark(table, Math.floor(half))]
  return equals(low, assumedMean(dataOf(table))) ? high : low
}

/** E.g. "The table below gives the daily wages of 50 workers ... Find the mean daily wages, using an appropriate method." */
export const meanStepDeviation = template({
  id: 'stat-mean-by-step-deviation',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-mean-assumed'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6, 7],
      limit: [160, 1000],
      passes: (table) => fits(mean(table)) && sumOfSteps(dataOf(table)) !== 0,
    }),
    stem: random.pick(['using the step-deviation method', byDeviations, 'using an appropriate method']),
  }),
  things: tableThings,
  given: (draw) => ({ ...toldData(draw), method: methods[draw.stem] ?? 'free' }),
  solution,
  ask: ({ story, table, stem }) => {
    const n = sum(table.frequencies)
    const u = deviationSteps(dataOf(table))
    const total = sumOfSteps(dataOf(table))
    const h = table.width
    const plain = stem === byDeviations
    const rows = table.frequencies.map((f, i) => {
      const deviation = at(u, i)
      return [
        className(table, i),
        `$${f}$`,
        `$${toDecimal(classMark(table, i))}$`,
        ...(plain ? [`$${deviation * h}$`, `$${f * deviation * h}$`] : [`$${deviation}$`, `$${f * deviation}$`]),
      ]
    })
    return {
      question: `${story.tell(n)} Find the mean ${story.what}, ${stem}.`,
      rule: { kind: 'number', ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'Take a class mark near the middle as the assumed mean $a$.',
        plain
          ? 'Find the deviation $d_i = x_i - a$ of each class mark from it.'
          : 'The deviations $d_i = x_i - a$ are all multiples of the class size $h$; divide them by $h$ to get $u_i$.',
        `Mind the signs when you add the products $f_i ${plain ? 'd' : 'u'}_i$.`,
      ],
      explanation: plain
        ? 'An assumed mean only makes the numbers smaller; the direct method gives the same mean from the same table.'
        : 'The assumed mean and the class size only make the numbers smaller; the direct method gives the same mean from the same table.',
      solutionFigure: workingTable(
        'Working table with class, frequency, class mark, deviation and product for each class, and the totals in the last row.',
        plain ? ['Class', '$f_i$', '$x_i$', '$d_i$', '$f_i d_i$'] : ['Class', '$f_i$', '$x_i$', '$u_i$', '$f_i u_i$'],
        [...rows, plain ? ['Total', `$${n}$`, '', '', `$${total * h}$`] : ['Total', `$${n}$`, '', '', `$${total}$`]],
      ),
    }
  },
  crossCheck: ({ table }) => typed(meanOfValues(table)),
  slips: ({ table, stem }) => {
    const n = sum(table.frequencies)
    const key = mean(table)
    const a = assumedMean(dataOf(table))
    const shift = subtract(key, a)
    const half = fraction(table.width, 2)
    return wrongValues(
      key,
      apart([
        [add(a, negate(shift)), 'Mind the sign of the sum of the products.', 'sums'],
        ...(stem === byDeviations
          ? []
          : [
              [
                add(a, divide(shift, fraction(table.width))),
                'Multiply by the class size h at the end.',
                'formula',
              ] as const,
            ]),
        [
          add(a, fraction(sumOfSteps(dataOf(table)) * table.width, table.frequencies.length)),
          `Divide by the total frequency ${n}, not by the number of classes.`,
          'put in',
        ],
        [subtract(key, half), 'Use the class marks, not the lower limits.', 'assumed mean'],
        [a, 'That is only the assumed mean; add the correction to it.', 'put in'],
        [otherMiddle(table), 'That is only an assumed mean; add the correction to it.', 'put in'],
      ]),
    )
  },
})

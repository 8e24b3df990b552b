import { tableThings } from './pieces/table-things'
import { fraction, toDecimal } from '../../maths'
import { modeLines } from '../../solutions/statistics/pieces/mode'
import { chain, earns, equals, isValue, says, template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold, type Told } from './pieces/draw-table'
import { cumulativeRows, recovered, type Direction } from './pieces/cumulative-rows'
import { cumulativeMistakes } from './pieces/cumulative-mistakes'
import { className, classMark, fits, mean, mode, sum } from './pieces/grouped'
import { productsTable, totalOf } from './pieces/products-table'
import { meanOfValues, modeFromHistogram, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { dataOf } from './pieces/told-data'
import { asksMode } from './pieces/worth-asking'

interface Draw extends Told {
  readonly ask: 'mean' | 'mode'
  readonly direction: Direction
  readonly stem: 0 | 1 | 2
}

const valueOf = ({ ask, table }: Pick<Draw, 'ask' | 'table'>) =>
  ask === 'mean' ? mean(table) : (mode(table) ?? fraction(1, 3))

/** E.g. "Marks of 50 students: less than 10, 5 students; less than 20, 14; ... Find the mean mark." */
export const cumulativeMean = template({
  id: 'stat-mean-of-cumulative-table',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-cumulative-mean', 'stat-less-than-table'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => {
    const ask = random.pick(['mean', 'mode'] as const)
    return {
      ask,
      ...drawTold(random, {
        classes: [5, 6],
        limit: [20, 150],
        totals: [40, 50, 60, 80, 100],
        passes: (table) => (ask === 'mean' ? fits(mean(table)) : asksMode(table)),
      }),
      direction: random.pick(['less', 'more'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  things: tableThings,
  pose: ({ story, table, ask, direction, stem }) => {
    const [n, shown] = [sum(table.frequencies), cumulativeRows(table, direction)]
    const key = toDecimal(valueOf({ ask, table }))
    const marks = table.frequencies.map((_, i) => classMark(table, i))
    const total = toDecimal(totalOf(marks, table.frequencies))
    const kind = direction === 'less' ? '"less than"' : '"or more"'
    const stems = [
      `Find the ${ask} of the data.`,
      `Write the frequency of each class and find the ${ask} of the distribution.`,
      `Change the table into a frequency table with classes, and find its ${ask}.`,
    ] as const
    const unit = story.unit ?? ''
    return {
      question: `${story.tell(n)} It is a cumulative table of the ${kind} type, and all its classes are of the same size. ${stems[stem]}`,
      rule: { kind: 'number', expected: key, ...(story.unit && { unit: story.unit }) },
      figure: {
        kind: 'table',
        description: `Cumulative frequency table. ${story.headings[0]}: ${shown.map(([name, count]) => `${name}: ${count}`).join('; ')}.`,
        head: [...story.headings],
        rows: shown.map(([name, count]) => [name, `$${count}$`]),
      },
      hints: [
        'First find how many lie in each class: subtract neighbouring entries of the table.',
        ask === 'mean'
          ? 'Then take the class marks, and multiply each by the frequency of its class.'
          : 'Then look for the class with the highest frequency of its own.',
        'A cumulative entry is not the frequency of a class.',
      ],
      steps: [
        earns(
          1,
          `Subtracting neighbouring entries, the frequencies of the classes are $${table.frequencies.join(', ')}$ (see the table of the solution).`,
          'frequencies',
        ),
        ...(ask === 'mean'
          ? [
              earns(0.5, says`${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i x_i', total)}`, 'sums'),
              earns(0.5, 'Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$', 'formula'),
              earns(0.5, says`${equals('Mean', `\\dfrac{${total}}{${n}}`, key)}`, 'worked out'),
            ]
          : modeLines(dataOf(table), [0.5, 0, 0.5, 0, 0.5])),
        earns(
          0.5,
          story.unit === '₹'
            ? `Hence, the ${ask} of the data is ${withUnit(story, key)}.`
            : says`Hence, ${isValue(`the ${ask} of the data`, key, unit)}.`,
        ),
      ],
      explanation:
        'A cumulative table counts everything up to (or from) a limit; mean and mode need what lies in each class by itself.',
      solutionFigure: productsTable(
        table.frequencies.map((_, i) => className(table, i)),
        marks,
        table.frequencies,
      ),
    }
  },
  crossCheck: ({ table, ask, direction }) => {
    const counts = cumulativeRows(table, direction).map(([, count]) => count)
    const again = { ...table, frequencies: recovered(direction, counts) }
    return typed(ask === 'mean' ? meanOfValues(again) : modeFromHistogram(again))
  },
  slips: ({ table, ask, direction }) =>
    wrongValues(valueOf({ ask, table }), apart(cumulativeMistakes(table, ask, direction))),
})

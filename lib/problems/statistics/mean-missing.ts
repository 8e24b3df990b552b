import { tableThings } from './pieces/table-things'
import { absolute, add, compare, divide, equals, fraction, multiply, subtract, toDecimal, zero } from '../../maths'
import { missingFromMean as solution } from '../../solutions/statistics/missing-from-mean'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold, type Told } from './pieces/draw-table'
import { at, className, classMark, fits, mean, sum, workingTable } from './pieces/grouped'
import { knownTotal, plus, oneMissingStems, tableWithLetters, withFrequencies } from './pieces/missing'
import { meanOfValues } from './pieces/readings'
import { withUnit } from './pieces/stories'

interface Draw extends Told {
  readonly hidden: number
  readonly stem: 0 | 1 | 2
}

/** Sum of the products of the known frequencies with their class marks. */
const knownProducts = ({ table, hidden }: Draw) =>
  table.frequencies.reduce(
    (so, f, i) => (i === hidden ? so : add(so, multiply(classMark(table, i), fraction(f)))),
    zero,
  )

/** E.g. "The mean of the following distribution is 27.6. Find the missing frequency f." */
export const meanMissing = template({
  id: 'stat-missing-frequency-from-mean',
  version: 4,
  topic: 'statistics',
  archetypes: ['stat-mean-missing-f'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r): Omit<Draw, 'stem'> => ({
        ...drawTold(r, {
          classes: [5, 6],
          limit: [20, 130],
          totals: [20, 25, 30, 40, 50],
          passes: (table) => fits(mean(table), 1),
        }),
        hidden: r.integer(0, 4),
      }),
      ({ table, hidden }) => !equals(classMark(table, hidden), mean(table)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: tableThings,
  given: ({ table, hidden }) => ({
    from: fraction(table.from),
    width: fraction(table.width),
    frequencies: table.frequencies.map((f, i) => (i === hidden ? null : f)),
    mean: mean(table),
    letter: 'f',
  }),
  solution,
  ask: (draw) => {
    const { story, table, hidden, stem } = draw
    const known = knownTotal(table, [hidden])
    const [m, s, x] = [mean(table), knownProducts(draw), classMark(table, hidden)].map(toDecimal)
    const rows = table.frequencies.map((each, i) => {
      const own = toDecimal(classMark(table, i))
      const product = i === hidden ? `${own}f` : toDecimal(multiply(classMark(table, i), fraction(each)))
      return [className(table, i), i === hidden ? '$f$' : `$${each}$`, `$${own}$`, `$${product}$`]
    })
    return {
      question: oneMissingStems(story, 'f', `mean ${story.what}`, withUnit(story, m ?? ''))[stem],
      rule: { kind: 'number' },
      figure: tableWithLetters(story, table, { [hidden]: 'f' }),
      hints: [
        'Find the class marks, and write the sum of the products with $f$ in it.',
        'The total frequency contains $f$ too.',
        'Put both sums into the formula of the mean and solve for $f$.',
      ],
      explanation:
        'One unknown frequency enters both the sum of the products and the total, so the given mean leads to a linear equation.',
      solutionFigure: workingTable(
        'Working table with class, frequency, class mark and their product for each class, and the totals in the last row.',
        ['Class', '$f_i$', '$x_i$', '$f_i x_i$'],
        [...rows, ['Total', `$${known} + f$`, '', `$${s}$ ${plus(`${x}f`)}`]],
      ),
    }
  },
  crossCheck: ({ table, hidden }) => {
    const told = meanOfValues(table)
    for (let f = 0; f <= 200; f++)
      if (Math.abs(meanOfValues(withFrequencies(table, { [hidden]: f })) - told) < 1e-9) return `${f}`
    return null
  },
  slips: (draw) => {
    const { table, hidden } = draw
    const f = at(table.frequencies, hidden)
    const known = knownTotal(table, [hidden])
    const [average, mark, half] = [mean(table), classMark(table, hidden), fraction(table.width, 2)]
    const gap = subtract(multiply(average, fraction(known)), knownProducts(draw))
    const withLimits = subtract(subtract(mark, half), average)
    const wrong: readonly WrongValue[] = [
      [divide(gap, mark), 'The total frequency contains f too.', 'sums'],
      [
        divide(absolute(gap), add(mark, average)),
        'Check the signs when you bring the terms with f to one side.',
        'collected',
      ],
      ...(equals(withLimits, zero)
        ? []
        : [
            [
              divide(add(gap, multiply(half, fraction(known))), withLimits),
              'Use the class marks, not the lower limits.',
              'products',
            ] as const,
          ]),
      [fraction(sum(table.frequencies)), 'That is the total frequency; the frequency of one class is asked.', 'last'],
      [fraction(known), 'That is the total of the known frequencies.', 'last'],
    ]
    return wrongValues(fraction(f), apart(wrong.filter(([value]) => compare(value, zero) > 0)))
  },
})

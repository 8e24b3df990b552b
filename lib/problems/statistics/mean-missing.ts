import { absolute, add, compare, divide, equals, fraction, multiply, subtract, toDecimal, zero } from '../../maths'
import { earns, template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold, type Told } from './pieces/draw-table'
import { at, className, classMark, fits, mean, sum, workingTable } from './pieces/grouped'
import { knownTotal, oneMissingStems, tableWithLetters, withFrequencies } from './pieces/missing'
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
  pose: (draw) => {
    const { story, table, hidden, stem } = draw
    const f = at(table.frequencies, hidden)
    const average = mean(table)
    const known = knownTotal(table, [hidden])
    const products = knownProducts(draw)
    const mark = classMark(table, hidden)
    const [m, s, x] = [average, products, mark].map(toDecimal)
    const spread = subtract(mark, average)
    const side = multiply(average, fraction(known))
    const larger = compare(spread, zero) > 0
    const gap = larger ? spread : subtract(average, mark)
    const step = toDecimal(gap)
    const rows = table.frequencies.map((each, i) => {
      const own = toDecimal(classMark(table, i))
      const product = i === hidden ? `${own}f` : toDecimal(multiply(classMark(table, i), fraction(each)))
      return [className(table, i), i === hidden ? '$f$' : `$${each}$`, `$${own}$`, `$${product}$`]
    })
    return {
      question: oneMissingStems(story, 'f', `mean ${story.what}`, withUnit(story, m ?? ''))[stem],
      rule: { kind: 'number', expected: `${f}` },
      figure: tableWithLetters(story, table, { [hidden]: 'f' }),
      hints: [
        'Find the class marks, and write the sum of the products with $f$ in it.',
        'The total frequency contains $f$ too.',
        'Put both sums into the formula of the mean and solve for $f$.',
      ],
      steps: [
        earns(0.5, 'The class marks and the products are in the table of the solution.'),
        earns(0.5, `$\\sum f_i = ${known} + f$ and $\\sum f_i x_i = ${s} + ${x}f$`),
        earns(0.5, 'Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$'),
        earns(0.5, `$${m} = \\dfrac{${s} + ${x}f}{${known} + f}$`),
        `$${toDecimal(side)} + ${m}f = ${s} + ${x}f$`,
        earns(
          0.5,
          larger
            ? `$${toDecimal(subtract(side, products))} = ${coefficient(toDecimal(spread))}f$`
            : `$${coefficient(toDecimal(subtract(average, mark)))}f = ${toDecimal(subtract(products, side))}$`,
        ),
        ...(step === '1' ? [] : [`$f = \\dfrac{${toDecimal(multiply(fraction(f), gap))}}{${step}} = ${f}$`]),
        earns(0.5, `Hence, the missing frequency is $f = ${f}$.`),
      ],
      explanation:
        'One unknown frequency enters both the sum of the products and the total, so the given mean leads to a linear equation.',
      solutionFigure: workingTable(
        'Working table with class, frequency, class mark and their product for each class, and the totals in the last row.',
        ['Class', '$f_i$', '$x_i$', '$f_i x_i$'],
        [...rows, ['Total', `$${known} + f$`, '', `$${s} + ${x}f$`]],
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
      [divide(gap, mark), 'The total frequency contains f too.', 2],
      [divide(absolute(gap), add(mark, average)), 'Check the signs when you bring the terms with f to one side.', 6],
      ...(equals(withLimits, zero)
        ? []
        : [
            [
              divide(add(gap, multiply(half, fraction(known))), withLimits),
              'Use the class marks, not the lower limits.',
              1,
            ] as const,
          ]),
      [fraction(sum(table.frequencies)), 'That is the total frequency; the frequency of one class is asked.', 'last'],
      [fraction(known), 'That is the total of the known frequencies.', 'last'],
    ]
    return wrongValues(fraction(f), apart(wrong.filter(([value]) => compare(value, zero) > 0)))
  },
})

const coefficient = (shown: string): string => (shown === '1' ? '' : shown)

import { tableThings } from './pieces/table-things'
import { twoMissingFromMean as solution } from '../../solutions/statistics/two-missing-from-mean'
import { add, fraction, multiply, toDecimal, zero } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { drawTold, type Told } from './pieces/draw-table'
import { at, className, classMark, fits, mean, sum, workingTable } from './pieces/grouped'
import { knownTotal, plus, tableWithLetters, twoMissingStems, withFrequencies } from './pieces/missing'
import { meanOfValues } from './pieces/readings'
import { withUnit } from './pieces/stories'

interface Draw extends Told {
  readonly i: number
  readonly j: number
  readonly stem: 0 | 1 | 2
}

const written = (x: number, y: number): string => `x = ${x}, y = ${y}`

const knownProducts = ({ table, i, j }: Draw) =>
  table.frequencies.reduce(
    (so, f, k) => (k === i || k === j ? so : add(so, multiply(classMark(table, k), fraction(f)))),
    zero,
  )

/** E.g. "The mean of the following data is 28.4 and the total frequency is 50. Find the missing frequencies x and y." */
export const meanTwoMissing = template({
  id: 'stat-two-missing-from-mean',
  version: 4,
  topic: 'statistics',
  archetypes: ['stat-mean-two-missing'],
  difficulty: 'hard',
  marks: 5,
  draw: (random): Draw => ({
    ...random.until(
      (r): Omit<Draw, 'stem'> => {
        const told = drawTold(r, { limit: [20, 110], totals: [20, 40, 50], passes: (table) => fits(mean(table), 1) })
        return { ...told, i: r.integer(0, 2), j: r.integer(2, 4) }
      },
      ({ table, i, j }) => i < j && at(table.frequencies, i) !== at(table.frequencies, j),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: tableThings,
  given: ({ table, i, j }) => ({
    from: fraction(table.from),
    width: fraction(table.width),
    frequencies: table.frequencies.map((f, k) => (k === i || k === j ? null : f)),
    letters: ['x', 'y'] as const,
    total: sum(table.frequencies),
    mean: mean(table),
  }),
  solution,
  ask: (draw) => {
    const { story, table, i, j, stem } = draw
    const [m, s, p, q] = [mean(table), knownProducts(draw), classMark(table, i), classMark(table, j)].map(toDecimal)
    const letter = (k: number) => (k === i ? 'x' : k === j ? 'y' : '')
    const rows = table.frequencies.map((f, k) => {
      const own = toDecimal(classMark(table, k))
      const product = letter(k) ? `${own}${letter(k)}` : toDecimal(multiply(classMark(table, k), fraction(f)))
      return [className(table, k), `$${letter(k) || f}$`, `$${own}$`, `$${product}$`]
    })
    return {
      question: twoMissingStems(story, sum(table.frequencies), `mean ${story.what}`, withUnit(story, m ?? ''))[stem],
      rule: { kind: 'pair' },
      figure: tableWithLetters(story, table, { [i]: 'x', [j]: 'y' }),
      hints: [
        'The total frequency gives one equation in $x$ and $y$.',
        'The mean gives a second equation: write the sum of the products with $x$ and $y$ in it.',
        'Solve the pair of linear equations by substitution or elimination.',
      ],
      explanation: 'Two unknown frequencies need two equations: one from the total, the other from the mean.',
      solutionFigure: workingTable(
        'Working table with class, frequency, class mark and their product for each class, and the totals in the last row.',
        ['Class', '$f_i$', '$x_i$', '$f_i x_i$'],
        [
          ...rows,
          [
            'Total',
            `$${knownTotal(table, [i, j])}$ ${plus('x')} ${plus('y')}`,
            '',
            `$${s}$ ${plus(`${p}x`)} ${plus(`${q}y`)}`,
          ],
        ],
      ),
    }
  },
  crossCheck: ({ table, i, j }) => {
    const together = at(table.frequencies, i) + at(table.frequencies, j)
    const told = meanOfValues(table)
    for (let x = 0; x <= together; x++)
      if (Math.abs(meanOfValues(withFrequencies(table, { [i]: x, [j]: together - x })) - told) < 1e-9)
        return written(x, together - x)
    return null
  },
  slips: ({ table, i, j }) => {
    const [x, y] = [at(table.frequencies, i), at(table.frequencies, j)]
    return distinctSlips(written(x, y), [
      { response: written(y, x), note: 'Check which letter belongs to which class.', step: 'products' },
      {
        response: written(x, sum(table.frequencies) - x),
        note: 'The known frequencies belong to the total too: x and y are only what is missing.',
        step: 'total',
      },
      {
        response: written(x + 1, y - 1),
        note: 'The total is right, but the mean is not: check the products.',
        step: 'second letter',
      },
      { response: written(x, y + 1), note: 'The frequencies must add up to the given total.', step: 'first letter' },
    ])
  },
})

import { tableThings } from './pieces/table-things'
import { fraction, toDecimal } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { drawTold, type Told } from './pieces/draw-table'
import { at, className, median } from './pieces/grouped'
import { medianParts } from './pieces/medians'
import { knownTotal, tableWithLetters, twoMissingStems, withFrequencies } from './pieces/missing'
import { medianBySearch } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { asksMedian } from './pieces/worth-asking'

interface Draw extends Told {
  readonly i: number
  readonly j: number
  readonly stem: 0 | 1 | 2
}

const written = (x: number, y: number): string => `x = ${x}, y = ${y}`

/** E.g. "The median of the following data is 525. Find the values of x and y, if the total frequency is 100." */
export const medianTwoMissing = template({
  id: 'stat-two-missing-from-median',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-median-two-missing'],
  difficulty: 'hard',
  marks: 5,
  draw: (random): Draw => ({
    ...random.until(
      (r): Omit<Draw, 'stem'> => {
        const told = drawTold(r, {
          classes: [5, 6, 7],
          totals: [40, 50, 60, 80, 100],
          passes: (table) => asksMedian(table, 1),
        })
        const last = told.table.frequencies.length - 1
        return { ...told, i: r.integer(0, last - 1), j: r.integer(1, last) }
      },
      ({ table, i, j }) => {
        const { index } = medianParts(table)
        return i < index && j > index && at(table.frequencies, i) !== at(table.frequencies, j)
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: tableThings,
  pose: ({ story, table, i, j, stem }) => {
    const { index, n, l, h, f, cf } = medianParts(table)
    const [x, y] = [at(table.frequencies, i), at(table.frequencies, j)]
    const told = toDecimal(median(table) ?? fraction(0))
    const known = knownTotal(table, [i, j])
    const half = toDecimal(fraction(n, 2))
    const share = toDecimal(fraction(n - 2 * cf, 2))
    const before = cf - x
    const rest = n / 2 - before
    return {
      question: twoMissingStems(story, n, `median ${story.what}`, withUnit(story, told))[stem],
      rule: { kind: 'pair', expected: written(x, y) },
      figure: tableWithLetters(story, table, { [i]: 'x', [j]: 'y' }),
      hints: [
        'The total frequency gives one equation in $x$ and $y$.',
        'The median lies in the median class; write the cumulative frequency of the class before it.',
        'The formula of the median then holds only one unknown.',
      ],
      steps: [
        earns(1, `The frequencies add up to $${n}$: $${known} + x + y = ${n}$, so $x + y = ${x + y}$ … (1)`, 'total'),
        earns(0.5, `The median $${told}$ lies in the class ${className(table, index)}, so this is the median class.`),
        earns(
          0.5,
          `Here $l = ${l}$, $h = ${h}$, $f = ${f}$, $\\dfrac{n}{2} = ${half}$ and $cf = ${before === 0 ? 'x' : `${before} + x`}$.`,
          'values',
        ),
        earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
        earns(
          0.5,
          `$${told} = ${l} + \\left(\\dfrac{${half} - ${before === 0 ? 'x' : `(${before} + x)`}}{${f}}\\right) \\times ${h}$`,
        ),
        earns(
          0.5,
          f === h
            ? `$${rest} - x = ${told} - ${l} = ${share}$`
            : `$${rest} - x = \\dfrac{(${told} - ${l}) \\times ${f}}{${h}} = ${share}$`,
          'equation',
        ),
        earns(0.5, `So $x = ${rest} - ${share} = ${x}$.`),
        earns(0.5, `From (1), $y = ${x + y} - ${x} = ${y}$.`, 'second letter'),
        earns(0.5, `Hence, $x = ${x}$ and $y = ${y}$.`),
      ],
      explanation:
        'The frequencies after the median class do not enter the formula of the median, so it gives $x$ alone; the total then gives $y$.',
    }
  },
  crossCheck: ({ table, i, j }) => {
    const together = at(table.frequencies, i) + at(table.frequencies, j)
    const told = medianBySearch(table)
    for (let x = 0; x <= together; x++)
      if (Math.abs(medianBySearch(withFrequencies(table, { [i]: x, [j]: together - x })) - told) < 1e-6)
        return written(x, together - x)
    return null
  },
  slips: ({ table, i, j }) => {
    const [x, y] = [at(table.frequencies, i), at(table.frequencies, j)]
    const { n, cf } = medianParts(table)
    const all = n / 2 - (cf - x)
    return distinctSlips(written(x, y), [
      { response: written(y, x), note: 'Check which letter stands before the median class.', step: 'values' },
      ...(all < x + y
        ? [
            {
              response: written(all, x + y - all),
              note: 'Half of n is cf together with the part of the median class below the median; that part is missing.',
              step: 'equation',
            },
          ]
        : []),
      {
        response: written(x, y + x),
        note: 'x and y together make up what is missing from the total.',
        step: 'second letter',
      },
      {
        response: written(x, n - x),
        note: 'The known frequencies belong to the total too: x and y are only what is missing.',
        step: 'total',
      },
    ])
  },
})

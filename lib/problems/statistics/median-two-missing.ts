import { tableThings } from './pieces/table-things'
import { twoMissingFromMedian as solution } from '../../solutions/statistics/two-missing-from-median'
import { fraction, toDecimal } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { drawTold, type Told } from './pieces/draw-table'
import { at, median, sum } from './pieces/grouped'
import { medianParts } from './pieces/medians'
import { tableWithLetters, twoMissingStems, withFrequencies } from './pieces/missing'
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
  given: ({ table, i, j }) => ({
    from: fraction(table.from),
    width: fraction(table.width),
    frequencies: table.frequencies.map((f, k) => (k === i || k === j ? null : f)),
    letters: ['x', 'y'] as const,
    total: sum(table.frequencies),
    median: median(table) ?? fraction(0),
  }),
  solution,
  ask: ({ story, table, i, j, stem }) => {
    const told = toDecimal(median(table) ?? fraction(0))
    const n = sum(table.frequencies)
    return {
      question: twoMissingStems(story, n, `median ${story.what}`, withUnit(story, told))[stem],
      rule: { kind: 'pair' },
      figure: tableWithLetters(story, table, { [i]: 'x', [j]: 'y' }),
      hints: [
        'The total frequency gives one equation in $x$ and $y$.',
        'The median lies in the median class; write the cumulative frequency of the class before it.',
        'The formula of the median then holds only one unknown.',
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

import { tableThings } from './pieces/table-things'
import { missingFromMedian as solution } from '../../solutions/statistics/missing-from-median'
import { compare, fraction, toDecimal, zero } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold, type Told } from './pieces/draw-table'
import { at, median, sum } from './pieces/grouped'
import { medianParts } from './pieces/medians'
import { knownTotal, oneMissingStems, tableWithLetters, withFrequencies } from './pieces/missing'
import { medianBySearch } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { asksMedian } from './pieces/worth-asking'

interface Draw extends Told {
  readonly hidden: number
  readonly stem: 0 | 1 | 2
}

/** E.g. "The median of the following data is 28.5. Find the missing frequency x." */
export const medianMissing = template({
  id: 'stat-missing-frequency-from-median',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-median-missing'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r): Omit<Draw, 'stem'> => ({
        ...drawTold(r, { totals: [30, 40, 50, 60], passes: (table) => asksMedian(table, 1) }),
        hidden: r.integer(0, 4),
      }),
      ({ table, hidden }) => hidden !== medianParts(table).index && medianParts(table).index > 0,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: tableThings,
  given: ({ table, hidden }) => ({
    from: fraction(table.from),
    width: fraction(table.width),
    frequencies: table.frequencies.map((f, k) => (k === hidden ? null : f)),
    median: median(table) ?? fraction(0),
    letter: 'x',
  }),
  solution,
  ask: ({ story, table, hidden, stem }) => {
    const told = toDecimal(median(table) ?? fraction(0))
    return {
      question: oneMissingStems(story, 'x', `median ${story.what}`, withUnit(story, told))[stem],
      rule: { kind: 'number' },
      figure: tableWithLetters(story, table, { [hidden]: 'x' }),
      hints: [
        'The median lies in the median class, so the given median tells you which class that is.',
        'The total $n$ contains $x$. Does the cumulative frequency before the median class contain it too?',
        'Put everything into the formula of the median and solve for $x$.',
      ],
      explanation:
        'Half of all the values, with the unknown ones among them, must lie below the median; this gives a linear equation.',
    }
  },
  crossCheck: ({ table, hidden }) => {
    const told = medianBySearch(table)
    for (let x = 0; x <= 100; x++)
      if (Math.abs(medianBySearch(withFrequencies(table, { [hidden]: x })) - told) < 1e-6) return `${x}`
    return null
  },
  slips: ({ table, hidden }) => {
    const x = at(table.frequencies, hidden)
    const { cf, index } = medianParts(table)
    const twice = sum(table.frequencies) - 2 * cf
    const before = hidden < index
    const wrong: readonly WrongValue[] = [
      ...(before ? [[fraction(x, 2), 'The total n contains x too.', 'values'] as const] : []),
      [
        fraction(before ? 2 * x + twice : 2 * x - twice, 2),
        'When you clear the fraction, multiply every term of the equation by 2.',
        'cleared',
      ],
      [
        fraction(before ? x + twice : x - twice),
        'Half of n is cf together with the part of the median class below the median; that part is missing.',
        'put in',
      ],
      [fraction(sum(table.frequencies)), 'That is the total frequency; the frequency of one class is asked.', 'last'],
      [fraction(knownTotal(table, [hidden])), 'That is the total of the known frequencies.', 'last'],
    ]
    return wrongValues(fraction(x), apart(wrong.filter(([value]) => compare(value, zero) > 0)))
  },
})

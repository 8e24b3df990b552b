import { tableThings } from './pieces/table-things'
import { add, compare, fraction, subtract, toDecimal, zero } from '../../maths'
import { earns, line, template, type Step } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold, type Told } from './pieces/draw-table'
import { at, className, median, sum } from './pieces/grouped'
import { medianParts } from './pieces/medians'
import { knownTotal, oneMissingStems, tableWithLetters, withFrequencies } from './pieces/missing'
import { medianBySearch } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { asksMedian } from './pieces/worth-asking'

interface Draw extends Told {
  readonly hidden: number
  readonly stem: 0 | 1 | 2
}

/** The share of the median class that lies below the median, (M − l)/h × f, and the equation for x. */
function equation({ table, hidden }: Draw): readonly Step[] {
  const { index, n, l, h, f, cf } = medianParts(table)
  const value = toDecimal(median(table) ?? fraction(0))
  const known = knownTotal(table, [hidden])
  const share = fraction(n - 2 * cf, 2)
  const x = at(table.frequencies, hidden)
  const before = hidden < index
  const rest = before ? cf - x : cf
  const count = before ? (rest === 0 ? 'x' : `${rest} + x`) : `${cf}`
  const inside = before && rest > 0 ? `(${count})` : count
  const said = toDecimal(subtract(median(table) ?? fraction(0), fraction(l)))
  const twice = toDecimal(add(share, share))
  const less = rest === 0 ? '' : ` - ${2 * rest}`
  return [
    earns(0.5, `Here $l = ${l}$, $h = ${h}$, $f = ${f}$, $n = ${known} + x$ and $cf = ${count}$.`, 'values'),
    earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
    earns(
      0.5,
      `$${value} = ${l} + \\left(\\dfrac{\\frac{${known} + x}{2} - ${inside}}{${f}}\\right) \\times ${h}$`,
      'put in',
    ),
    earns(
      0.5,
      f === h
        ? `$\\dfrac{${known} + x}{2} - ${inside} = ${value} - ${l} = ${said}$`
        : `$\\dfrac{${known} + x}{2} - ${inside} = \\dfrac{(${value} - ${l}) \\times ${f}}{${h}} = ${toDecimal(share)}$`,
    ),
    line('cleared', `Multiplying by $2$: $${known} + x${less}${before ? ' - 2x' : ''} = ${twice}$`),
    before ? `$x = ${known}${less} - ${twice} = ${x}$` : `$x = ${twice} + ${2 * cf} - ${known} = ${x}$`,
  ]
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
  pose: (draw) => {
    const { story, table, hidden, stem } = draw
    const told = toDecimal(median(table) ?? fraction(0))
    const x = at(table.frequencies, hidden)
    return {
      question: oneMissingStems(story, 'x', `median ${story.what}`, withUnit(story, told))[stem],
      rule: { kind: 'number', expected: `${x}` },
      figure: tableWithLetters(story, table, { [hidden]: 'x' }),
      hints: [
        'The median lies in the median class, so the given median tells you which class that is.',
        'The total $n$ contains $x$. Does the cumulative frequency before the median class contain it too?',
        'Put everything into the formula of the median and solve for $x$.',
      ],
      steps: [
        earns(
          0.5,
          `The median $${told}$ lies in the class ${className(table, medianParts(table).index)}, so this is the median class.`,
        ),
        ...equation(draw),
        earns(0.5, `Hence, the missing frequency is $x = ${x}$.`),
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

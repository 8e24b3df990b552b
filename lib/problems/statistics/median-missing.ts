import { add, fraction, subtract, toDecimal } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../wrong-values'
import { drawTold, type Told } from './draw-table'
import { at, className, fits, median, sum } from './grouped'
import { medianParts } from './median-grouped'
import { knownTotal, tableWithLetters, withFrequencies } from './missing'
import { medianBySearch } from './readings'
import { withUnit } from './stories'

interface Draw extends Told {
  readonly hidden: number
}

/** The share of the median class that lies below the median, (M − l)/h × f, and the equation for x. */
function equation({ table, hidden }: Draw): readonly string[] {
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
    `Here $l = ${l}$, $h = ${h}$, $f = ${f}$, $n = ${known} + x$ and $cf = ${count}$.`,
    'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$',
    `$${value} = ${l} + \\left(\\dfrac{\\frac{${known} + x}{2} - ${inside}}{${f}}\\right) \\times ${h}$`,
    f === h
      ? `$\\dfrac{${known} + x}{2} - ${inside} = ${value} - ${l} = ${said}$`
      : `$\\dfrac{${known} + x}{2} - ${inside} = \\dfrac{(${value} - ${l}) \\times ${f}}{${h}} = ${toDecimal(share)}$`,
    `Multiplying by $2$: $${known} + x${less}${before ? ' - 2x' : ''} = ${twice}$`,
    before ? `$x = ${known}${less} - ${twice} = ${x}$` : `$x = ${twice} + ${2 * cf} - ${known} = ${x}$`,
  ]
}

/** E.g. "The median of the following data is 28.5. Find the missing frequency x." */
export const medianMissing = template({
  id: 'stat-missing-frequency-from-median',
  topic: 'statistics',
  archetypes: ['stat-median-missing'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (r): Draw => ({
        ...drawTold(r, { totals: [30, 40, 50, 60], passes: (table) => fits(median(table) ?? fraction(1, 3), 1) }),
        hidden: r.integer(0, 4),
      }),
      ({ table, hidden }) => hidden !== medianParts(table).index && medianParts(table).index > 0,
    ),
  pose: (draw) => {
    const { story, table, hidden } = draw
    const told = toDecimal(median(table) ?? fraction(0))
    const x = at(table.frequencies, hidden)
    return {
      question: `${story.tell(0).replace(/ \$0\$/, ' some')} One frequency is missing and is shown as $x$. If the median ${story.what} is ${withUnit(story, told)}, find $x$.`,
      rule: { kind: 'number', expected: `${x}` },
      figure: tableWithLetters(story, table, { [hidden]: 'x' }),
      hints: [
        'The median lies in the median class, so the given median tells you which class that is.',
        'The total $n$ contains $x$. Does the cumulative frequency before the median class contain it too?',
        'Put everything into the formula of the median and solve for $x$.',
      ],
      steps: [
        `The median $${told}$ lies in the class ${className(table, medianParts(table).index)}, so this is the median class.`,
        ...equation(draw),
        `Hence, the missing frequency is $x = ${x}$.`,
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
    const missed = hidden < index ? x + twice : x - twice
    return wrongValues(fraction(x), [
      [fraction(sum(table.frequencies)), 'That is the total frequency.'],
      [fraction(knownTotal(table, [hidden])), 'That is the total of the known frequencies.'],
      ...(missed > 0
        ? [
            [
              fraction(missed),
              'Half of n is cf together with the part of the median class below the median; that part is missing.',
            ] as const,
          ]
        : []),
    ])
  },
})

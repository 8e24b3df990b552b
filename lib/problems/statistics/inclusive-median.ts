import { countThings } from './pieces/table-things'
import { inclusiveStories } from './pieces/inclusive-stories'
import { add, fraction, multiply, subtract, toDecimal } from '../../maths'
import { earns, line, template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { at, cumulative, hasOnePeak, hill, median, sum, workingTable, type Grouped } from './pieces/grouped'
import { medianParts } from './pieces/medians'
import { medianBySearch, typed } from './pieces/readings'
import { asksMedian } from './pieces/worth-asking'

/** The first limits as printed; the true limits lie half a unit lower. */
const printed = ({ from, width }: Grouped, i: number): string => `${from + i * width}–${from + (i + 1) * width - 1}`

const continuous = ({ from, width }: Grouped, i: number): string =>
  `${from + i * width - 1}.5–${from + (i + 1) * width - 1}.5`

const half = fraction(1, 2)

/** E.g. "The lengths of 40 leaves, 118–126, 127–135, ... Find the median length of the leaves." */
export const inclusiveMedian = template({
  id: 'stat-median-of-inclusive-classes',
  version: 4,
  topic: 'statistics',
  archetypes: ['stat-inclusive-classes'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (r) => {
        const story = r.pick(inclusiveStories)
        const frequencies = hill(r, r.pick([6, 7]), r.pick([40, 50, 60, 80]))
        return { story, table: { from: r.pick(story.froms), width: r.pick(story.widths), frequencies } }
      },
      ({ table }) => Math.min(...table.frequencies) >= 2 && hasOnePeak(table.frequencies) && asksMedian(table),
    ),
  things: ({ table: { frequencies } }) => countThings(frequencies),
  pose: ({ story, table }) => {
    const { index, n, l, h, f, cf } = medianParts(table)
    const key = toDecimal(subtract(median(table) ?? half, half))
    const lower = `${l - 1}.5`
    const middle = toDecimal(fraction(n, 2))
    const shown = table.frequencies.map((each, i) => [printed(table, i), `$${each}$`])
    return {
      question: `${story.tell(n)} Find the median ${story.what}.`,
      rule: { kind: 'number', expected: key, unit: story.unit },
      figure: {
        kind: 'table',
        description: `Frequency table with inclusive classes. ${story.head[0]}: ${table.frequencies.map((each, i) => `${printed(table, i)}: ${each}`).join('; ')}.`,
        head: [...story.head],
        rows: shown,
      },
      hints: [
        'The classes are not continuous: there is a gap of $1$ between neighbouring classes.',
        'Close the gaps: lower each lower limit, and raise each upper limit, by half of the gap.',
        'Then use cumulative frequencies and the formula of the median.',
      ],
      steps: [
        earns(
          0.5,
          `The classes must be made continuous: subtract $0.5$ from each lower limit and add $0.5$ to each upper limit. The first class becomes ${continuous(table, 0)}.`,
          'continuous',
        ),
        earns(0.5, 'The continuous classes and the cumulative frequencies are in the table of the solution.'),
        line('half', `$n = ${n}$, so $\\dfrac{n}{2} = ${middle}$.`),
        earns(
          0.5,
          `The first class whose cumulative frequency is greater than $${middle}$ is ${continuous(table, index)}; it is the median class.`,
        ),
        line('values', `Here $l = ${lower}$, $cf = ${cf}$ (of the class before), $f = ${f}$ and $h = ${h}$.`),
        earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
        earns(0.5, `$= ${lower} + \\left(\\dfrac{${middle} - ${cf}}{${f}}\\right) \\times ${h}$`, 'put in'),
        `$= ${lower} + ${toDecimal(fraction((n - 2 * cf) * h, 2 * f))} = ${key}$`,
        earns(0.5, `Hence, the median ${story.what} is $${key}$ ${story.unit}.`),
      ],
      explanation:
        'A measurement given to the nearest unit may be up to half a unit more or less, so the true class limits lie halfway between the printed ones.',
      solutionFigure: workingTable(
        'Working table with continuous class, frequency and cumulative frequency.',
        ['Class', '$f$', '$cf$'],
        table.frequencies.map((each, i) => [
          continuous(table, i),
          `$${each}$`,
          `$${at(cumulative(table.frequencies), i)}$`,
        ]),
      ),
    }
  },
  crossCheck: ({ table }) => typed(medianBySearch({ ...table, from: table.from - 0.5 })),
  slips: ({ table }) => {
    const { l, h, f, cf, n } = medianParts(table)
    const value = (from: number, top: number, width: number) =>
      add(subtract(fraction(from), half), multiply(fraction(top, 2 * f), fraction(width)))
    return wrongValues(
      value(l, n - 2 * cf, h),
      apart([
        [
          add(value(l, n - 2 * cf, h), half),
          'Make the classes continuous first: l is half a unit lower.',
          'continuous',
        ],
        [value(l, n - 2 * cf, h - 1), 'The class size is the difference of the continuous limits.', 'values'],
        [
          value(l, n - 2 * (cf + f), h),
          'cf is the cumulative frequency of the class before the median class.',
          'values',
        ],
        [value(l, 2 * (n - cf), h), 'Take half of n in the formula.', 'put in'],
        [
          fraction(sum(table.frequencies), 2),
          'That is n/2, a position; the median is a value of the variable.',
          'half',
        ],
      ]),
    )
  },
})

import { add, fraction, multiply, toDecimal } from '../../maths'
import { earns, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold } from './pieces/draw-table'
import {
  at,
  className,
  cumulative,
  fits,
  lowerLimit,
  median,
  medianClass,
  questionTable,
  sum,
  workingTable,
  type Grouped,
} from './pieces/grouped'
import { medianBySearch, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'

/** The parts of the formula. */
export function medianParts(table: Grouped) {
  const index = medianClass(table) ?? 0
  const n = sum(table.frequencies)
  return {
    index,
    n,
    l: lowerLimit(table, index),
    h: table.width,
    f: at(table.frequencies, index),
    cf: sum(table.frequencies.slice(0, index)),
  }
}

/** Median class, formula, substitution and calculation of the median: two marks in all. */
export function medianSteps(table: Grouped, key: string): readonly Step[] {
  const { index, n, l, h, f, cf } = medianParts(table)
  const half = toDecimal(fraction(n, 2))
  return [
    `$n = ${n}$, so $\\dfrac{n}{2} = ${half}$.`,
    earns(
      0.5,
      `The first class whose cumulative frequency is greater than $${half}$ is ${className(table, index)}; it is the median class.`,
    ),
    `Here $l = ${l}$, $cf = ${cf}$ (of the class before), $f = ${f}$ and $h = ${h}$.`,
    earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
    earns(0.5, `$= ${l} + \\left(\\dfrac{${half} - ${cf}}{${f}}\\right) \\times ${h}$`),
    earns(0.5, `$= ${l} + ${toDecimal(fraction((n - 2 * cf) * h, 2 * f))} = ${key}$`),
  ]
}

/** The table with its cumulative frequencies. */
export const cumulativeTable = (table: Grouped) =>
  workingTable(
    'Working table with class, frequency and cumulative frequency for each class.',
    ['Class', 'Frequency', 'Cumulative frequency'],
    table.frequencies.map((f, i) => [className(table, i), `$${f}$`, `$${at(cumulative(table.frequencies), i)}$`]),
  )

/** The usual wrong medians, where one line stands before those of `medianSteps`. */
export const medianSlips = (table: Grouped) => {
  const { l, h, f, cf, n } = medianParts(table)
  const value = (top: number, bottom = f) => add(fraction(l), multiply(fraction(top, 2 * bottom), fraction(h)))
  return wrongValues(
    value(n - 2 * cf),
    apart([
      [value(n - 2 * (cf + f)), 'cf is the cumulative frequency of the class before the median class.', 4],
      [value(2 * (n - cf)), 'Take half of n in the formula.', 6],
      [add(fraction(l), fraction(n - 2 * cf, 2 * f)), 'Multiply the fraction by the class size h.', 5],
      [value(n - 2 * cf, cf + f), 'f is the frequency of the median class itself, not its cumulative frequency.', 4],
      [value(n - 2 * cf + 2 * f), 'l is the lower limit of the median class.', 4],
      [fraction(2 * l + h, 2), 'That is the class mark of the median class; use the formula.', 5],
      [fraction(n, 2), 'That is n/2, a position; the median is a value of the variable.', 2],
    ]),
  )
}

/** E.g. "The heights of 50 plants ... Find the median height of the plants." */
export const medianGrouped = template({
  id: 'stat-median-of-grouped-data',
  topic: 'statistics',
  archetypes: ['stat-median-grouped'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6, 7],
      totals: [30, 40, 50, 60, 68, 80],
      passes: (table) => fits(median(table) ?? fraction(1, 3)),
    }),
    stem: random.integer(0, 2),
  }),
  pose: ({ story, table, stem }) => {
    const key = toDecimal(median(table) ?? fraction(0))
    const stems = [
      `Find the median ${story.what}.`,
      'Find the median of the data.',
      `What is the median ${story.what}?`,
    ]
    return {
      question: `${story.tell(sum(table.frequencies))} ${stems[stem] ?? ''}`,
      rule: { kind: 'number', expected: key, ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'Write the cumulative frequencies: add each frequency to those before it.',
        'The median class is the first class whose cumulative frequency is greater than half of $n$.',
        'In the formula, $cf$ is the cumulative frequency of the class before the median class.',
      ],
      steps: [
        earns(0.5, 'The cumulative frequencies are in the table of the solution.'),
        ...medianSteps(table, key),
        earns(0.5, `Hence, the median is ${withUnit(story, key)}.`),
      ],
      explanation:
        'Half of the values lie below the median. Inside the median class the values are taken to be spread evenly.',
      solutionFigure: cumulativeTable(table),
    }
  },
  crossCheck: ({ table }) => typed(medianBySearch(table)),
  slips: ({ table }) => medianSlips(table),
})

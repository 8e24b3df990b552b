import { add, fraction, multiply, toDecimal } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../wrong-values'
import { drawTold } from './draw-table'
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
} from './grouped'
import { medianBySearch, typed } from './readings'
import { withUnit } from './stories'

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

/** Formula, substitution and calculation of the median. */
export function medianSteps(table: Grouped, key: string): readonly string[] {
  const { index, n, l, h, f, cf } = medianParts(table)
  const half = toDecimal(fraction(n, 2))
  return [
    `$n = ${n}$, so $\\dfrac{n}{2} = ${half}$.`,
    `The first class whose cumulative frequency is greater than $${half}$ is ${className(table, index)}; it is the median class.`,
    `Here $l = ${l}$, $cf = ${cf}$ (of the class before), $f = ${f}$ and $h = ${h}$.`,
    'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$',
    `$= ${l} + \\left(\\dfrac{${half} - ${cf}}{${f}}\\right) \\times ${h}$`,
    `$= ${l} + ${toDecimal(fraction((n - 2 * cf) * h, 2 * f))} = ${key}$`,
  ]
}

/** The table with its cumulative frequencies. */
export const cumulativeTable = (table: Grouped) =>
  workingTable(
    'Working table with class, frequency and cumulative frequency for each class.',
    ['Class', 'Frequency', 'Cumulative frequency'],
    table.frequencies.map((f, i) => [className(table, i), `$${f}$`, `$${at(cumulative(table.frequencies), i)}$`]),
  )

/** The usual wrong medians. */
export const medianSlips = (table: Grouped) => {
  const { l, h, f, cf, n } = medianParts(table)
  const value = (top: number) => add(fraction(l), multiply(fraction(top, 2 * f), fraction(h)))
  return wrongValues(value(n - 2 * cf), [
    [value(n - 2 * (cf + f)), 'cf is the cumulative frequency of the class before the median class.'],
    [value(2 * (n - cf)), 'Take half of n in the formula.'],
    [add(fraction(l), fraction(n - 2 * cf, 2 * f)), 'Multiply the fraction by the class size h.'],
    [fraction(2 * l + h, 2), 'That is the class mark of the median class; use the formula.'],
    [fraction(n, 2), 'That is n/2, a position; the median is a value of the variable.'],
  ])
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
    stem: random.integer(0, 1),
  }),
  pose: ({ story, table, stem }) => {
    const key = toDecimal(median(table) ?? fraction(0))
    return {
      question: `${story.tell(sum(table.frequencies))} ${stem === 0 ? `Find the median ${story.what}.` : 'Find the median of the data.'}`,
      rule: { kind: 'number', expected: key, ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'Write the cumulative frequencies: add each frequency to those before it.',
        'The median class is the first class whose cumulative frequency is greater than half of $n$.',
        'In the formula, $cf$ is the cumulative frequency of the class before the median class.',
      ],
      steps: [
        'The cumulative frequencies are in the table of the solution.',
        ...medianSteps(table, key),
        `Hence, the median is ${withUnit(story, key)}.`,
      ],
      explanation:
        'Half of the values lie below the median. Inside the median class the values are taken to be spread evenly.',
      solutionFigure: cumulativeTable(table),
    }
  },
  crossCheck: ({ table }) => typed(medianBySearch(table)),
  slips: ({ table }) => medianSlips(table),
})

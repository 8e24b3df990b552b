import { add, fraction, multiply, toDecimal } from '../../maths'
import { earns, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold } from './pieces/draw-table'
import { at, className, fits, lowerLimit, modalClass, mode, questionTable, sum, type Grouped } from './pieces/grouped'
import { modeFromHistogram, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'

/** The parts of the formula. */
export function modeParts(table: Grouped) {
  const index = modalClass(table) ?? 0
  return {
    index,
    l: lowerLimit(table, index),
    h: table.width,
    f0: at(table.frequencies, index - 1),
    f1: at(table.frequencies, index),
    f2: at(table.frequencies, index + 1),
  }
}

/** Modal class, its neighbours, formula, substitution and calculation of the mode, with the marks of the five lines. */
export function modeSteps(table: Grouped, key: string, marks: readonly number[]): readonly Step[] {
  const { index, l, h, f0, f1, f2 } = modeParts(table)
  return [
    `The highest frequency is $${f1}$, so the modal class is ${className(table, index)}.`,
    `Here $l = ${l}$, $h = ${h}$, $f_1 = ${f1}$, $f_0 = ${f0}$ and $f_2 = ${f2}$.`,
    'Mode $= l + \\left(\\dfrac{f_1 - f_0}{2f_1 - f_0 - f_2}\\right) \\times h$',
    `$= ${l} + \\left(\\dfrac{${f1} - ${f0}}{2 \\times ${f1} - ${f0} - ${f2}}\\right) \\times ${h}$`,
    `$= ${l} + \\dfrac{${f1 - f0}}{${2 * f1 - f0 - f2}} \\times ${h} = ${key}$`,
  ].map((text, i) => earns(marks[i] ?? 0, text))
}

/** E.g. "The ages of 50 patients ... are given in the table below. Find the mode of the data." */
export const modeGrouped = template({
  id: 'stat-mode-of-grouped-data',
  topic: 'statistics',
  archetypes: ['stat-mode-grouped'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    ...drawTold(random, {
      classes: [5, 6, 7],
      totals: [30, 40, 50, 60, 80],
      passes: (table) => fits(mode(table) ?? fraction(1, 3)),
    }),
    stem: random.integer(0, 2),
  }),
  pose: ({ story, table, stem }) => {
    const key = toDecimal(mode(table) ?? fraction(0))
    const stems = [
      'Find the mode of the data.',
      `Find the modal ${story.what}.`,
      'What is the mode of this distribution?',
    ]
    return {
      question: `${story.tell(sum(table.frequencies))} ${stems[stem] ?? ''}`,
      rule: { kind: 'number', expected: key, ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        'The modal class is the class with the highest frequency.',
        '$f_0$ is the frequency of the class before it and $f_2$ that of the class after it.',
        'Do not forget to multiply by the class size $h$.',
      ],
      steps: [
        ...modeSteps(table, key, [0.5, 0, 0.5, 0, 0.5]),
        earns(0.5, `Hence, the mode of the data is ${withUnit(story, key)}.`),
      ],
      explanation:
        'The mode lies inside the modal class, nearer to the neighbouring class that has the larger frequency.',
    }
  },
  crossCheck: ({ table }) => typed(modeFromHistogram(table)),
  slips: ({ table }) => {
    const { l, h, f0, f1, f2 } = modeParts(table)
    const share = fraction(f1 - f0, 2 * f1 - f0 - f2)
    const other = fraction(f1 - f2, 2 * f1 - f0 - f2)
    return wrongValues(
      add(fraction(l), multiply(share, fraction(h))),
      apart([
        [
          add(fraction(l), multiply(other, fraction(h))),
          'f₀ belongs to the class before the modal class, f₂ to the class after it.',
          2,
        ],
        [add(fraction(l), share), 'Multiply the fraction by the class size h.', 3],
        [fraction(f1), 'That is the highest frequency; the mode is a value of the variable.', 1],
        [add(fraction(l + h), multiply(share, fraction(h))), 'l is the lower limit of the modal class.', 2],
        [fraction(2 * l + h, 2), 'That is the class mark of the modal class; use the formula.', 3],
      ]),
    )
  },
})

import { fraction, toDecimal, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { drawTold, type Told } from './pieces/draw-table'
import { at, cumulative, fits, lowerLimit, median, modalClass, questionTable, sum } from './pieces/grouped'
import { cumulativeTable, medianParts, medianSteps } from './median-grouped'
import { medianBySearch, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'

interface Draw extends Told {
  /** C asks for the probability of a value below the upper limit of this class. */
  readonly upTo: number
  readonly stem: 0 | 1 | 2
}

const written = (a: number, b: string, c: string): string => `A = ${a}, B = ${b}, C = ${c}`

/** E.g. "Case study: ... A: the upper limit of the modal class; B: the median; C: the probability that a patient chosen at random is below 35." */
export const caseStudy = template({
  id: 'stat-case-of-a-table',
  topic: 'statistics',
  archetypes: ['stat-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Draw => ({
    ...drawTold(random, { totals: [40, 50, 60, 80], passes: (table) => fits(median(table) ?? fraction(1, 3)) }),
    upTo: random.integer(1, 3),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ story, table, upTo, stem }) => {
    const n = sum(table.frequencies)
    const modal = modalClass(table) ?? 0
    const limit = lowerLimit(table, upTo + 1)
    const below = at(cumulative(table.frequencies), upTo)
    const chance = fraction(below, n)
    const upper = lowerLimit(table, modal + 1)
    const middle = toDecimal(median(table) ?? fraction(0))
    const inUnit = story.unit ? ` (in ${story.unit})` : ''
    const one = story.headings[1].replace(/^Number of /, '')
    const stems = [
      `${story.tell(n)} Answer the following.`,
      `Read the information and answer the questions. ${story.tell(n)}`,
      `${story.tell(n)} Priya uses these data for a school project.`,
    ] as const
    return {
      question: `Case study: ${stems[stem]}\nA: Write the upper limit of the modal class${inUnit}.\nB: Find the median of the data${inUnit}.\nC: One of the ${one} is chosen at random. Find the probability that ${story.below(limit)}.\nGive your answer as A = …, B = …, C = ….`,
      rule: {
        kind: 'pair',
        expected: written(upper, middle, toText(chance)),
        ...(story.unit && { unit: { A: story.unit, B: story.unit } }),
      },
      figure: questionTable(table, story.headings),
      hints: [
        'The modal class has the highest frequency.',
        'Write the cumulative frequencies: they serve for the median and for part C.',
        `In part C each of the ${one} is equally likely to be chosen.`,
      ],
      steps: [
        earns(
          1,
          `A: the highest frequency is $${at(table.frequencies, modal)}$, so the modal class is ${lowerLimit(table, modal)}–${upper} and its upper limit is $${upper}$.`,
        ),
        ...medianSteps(table, middle).map((line, i) => (i === 0 && typeof line === 'string' ? `B: ${line}` : line)),
        earns(
          0.5,
          `C: the number of ${one} below the limit $${limit}$ is $${table.frequencies.slice(0, upTo + 1).join(' + ')} = ${below}$.`,
        ),
        earns(
          0.5,
          `The number of all ${one} is $${n}$, so the probability $= \\dfrac{${below}}{${n}}${toTex(chance) === `\\frac{${below}}{${n}}` ? '' : ` = ${toTex(chance)}`}$`,
        ),
        `Hence, A $=$ ${withUnit(story, `${upper}`)}, B $=$ ${withUnit(story, middle)} and C $= ${toTex(chance)}$.`,
      ],
      explanation:
        'One cumulative table answers several questions: where half of the values lie, and how many lie below any class limit.',
      solutionFigure: cumulativeTable(table),
    }
  },
  crossCheck: ({ table, upTo }) => {
    const { from, width, frequencies } = table
    const values = frequencies.flatMap((f, i) => Array.from({ length: f }, () => from + (i + 0.5) * width))
    const below = values.filter((value) => value < from + (upTo + 1) * width).length
    const top = frequencies.findIndex((f) => frequencies.every((other) => other <= f))
    return written(from + (top + 1) * width, typed(medianBySearch(table)), `${below}/${values.length}`)
  },
  slips: ({ table, upTo }) => {
    const n = sum(table.frequencies)
    const upper = lowerLimit(table, (modalClass(table) ?? 0) + 1)
    const middle = toDecimal(median(table) ?? fraction(0))
    const below = at(cumulative(table.frequencies), upTo)
    const chance = toText(fraction(below, n))
    const { l, h } = medianParts(table)
    return distinctSlips(written(upper, middle, chance), [
      { response: written(upper - h, middle, chance), note: 'A asks for the upper limit of the modal class.', step: 1 },
      ...(fits(fraction(2 * l + h, 2), 0) && middle !== `${(2 * l + h) / 2}`
        ? [
            {
              response: written(upper, `${(2 * l + h) / 2}`, chance),
              note: 'B is not the class mark of the median class: use the formula.',
              step: 5,
            },
          ]
        : []),
      {
        response: written(upper, middle, toText(fraction(at(table.frequencies, upTo), n))),
        note: 'For C, count all the values below the limit, not one class only.',
        step: 8,
      },
      {
        response: written(upper, middle, toText(fraction(below, n - below))),
        note: 'For C, divide by the number of all, not by the number of the others.',
        step: 9,
      },
      {
        response: written(upper, toDecimal(fraction(n, 2)), chance),
        note: 'For B, n/2 is a position; the median is a value of the variable.',
        step: 2,
      },
    ])
  },
})

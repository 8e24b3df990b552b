import { tableCaseSlips, type TableCase } from './pieces/table-case-slips'
import { fraction, toDecimal, toTex, toText } from '../../maths'
import { chain, earns, isValue, says, template } from '../template'
import { drawTold } from './pieces/draw-table'
import { at, cumulative, fits, lowerLimit, median, modalClass, questionTable, sum } from './pieces/grouped'
import { medianLines } from '../../solutions/statistics/pieces/median'
import { cumulativeTable } from './pieces/medians'
import { dataOf } from './pieces/told-data'
import { medianBySearch, typed } from './pieces/readings'
import { withUnit } from './pieces/stories'

interface Draw extends TableCase {
  readonly stem: 0 | 1 | 2
}

/** E.g. "Case study: ... (i) the upper limit of the modal class; (ii) the median; (iii) the probability that a patient chosen at random is below 35." */
export const caseStudy = template({
  id: 'stat-case-of-a-table',
  version: 3,
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
    const inThatUnit = story.unit !== undefined && { unit: story.unit }
    return {
      question: `Case study: ${stems[stem]}`,
      figure: questionTable(table, story.headings),
      hints: [
        'The modal class has the highest frequency.',
        'Write the cumulative frequencies: they serve for the median and for part (iii).',
        `In part (iii) each of the ${one} is equally likely to be chosen.`,
      ],
      parts: [
        {
          label: '(i)',
          ask: `Write the upper limit of the modal class${inUnit}.`,
          rule: { kind: 'number', expected: `${upper}`, ...inThatUnit },
          steps: [
            earns(
              1,
              `The highest frequency is $${at(table.frequencies, modal)}$, so the modal class is ${lowerLimit(table, modal)}–${upper} and its upper limit is $${upper}$.`,
              'modal class',
            ),
          ],
        },
        {
          label: '(ii)',
          ask: `Find the median of the data${inUnit}.`,
          rule: { kind: 'number', expected: middle, ...inThatUnit },
          steps: [...medianLines(dataOf(table)), `Hence, the median is ${withUnit(story, middle)}.`],
        },
        {
          label: '(iii)',
          ask: `One of the ${one} is chosen at random. Find the probability that ${story.below(limit)}.`,
          rule: { kind: 'fraction', expected: toText(chance) },
          steps: [
            earns(
              0.5,
              says`The number of ${one} below the limit $${limit}$ is ${chain(table.frequencies.slice(0, upTo + 1).join(' + '), `${below}`)}.`,
              'below',
            ),
            earns(
              0.5,
              `The number of all ${one} is $${n}$, so the probability $= \\dfrac{${below}}{${n}}${toTex(chance) === `\\frac{${below}}{${n}}` ? '' : ` = ${toTex(chance)}`}$`,
              'probability',
            ),
            says`Hence, ${isValue('the probability', toTex(chance))}.`,
          ],
        },
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
    return [`${from + (top + 1) * width}`, typed(medianBySearch(table)), `${below}/${values.length}`]
  },
  slips: tableCaseSlips,
})

import { tableThings } from './pieces/table-things'
import { limitAsked, tableCaseParts, type TableCase } from './pieces/table-case-parts'
import { tableCaseSlips } from './pieces/table-case-slips'
import { template } from '../template'
import { drawTold } from './pieces/draw-table'
import { lowerLimit, medianClass, questionTable, sum } from './pieces/grouped'
import { cumulativeTable } from './pieces/medians'
import { medianBySearch, modeFromHistogram, typed } from './pieces/readings'
import { asksMedian, asksMode } from './pieces/worth-asking'

interface Draw extends TableCase {
  readonly stem: 0 | 1 | 2
}

/** E.g. "Case study: ... (i) the upper limit of the modal class; (ii) the probability of an age below 35; (iii) the median." */
export const caseStudy = template({
  id: 'stat-case-of-a-table',
  version: 5,
  topic: 'statistics',
  archetypes: ['stat-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Draw => {
    const last = random.pick(['median', 'mode'] as const)
    const told = drawTold(random, {
      totals: [40, 50, 60, 80],
      passes: (table) => medianClass(table) !== null && (last === 'median' ? asksMedian(table) : asksMode(table)),
    })
    // the probability names another limit than the one that is asked for
    const upTo = random.until(
      (r) => r.integer(1, 3),
      (place) => lowerLimit(told.table, place + 1) !== limitAsked({ ...told, last, upTo: place }),
    )
    return { ...told, last, upTo, stem: random.pick([0, 1, 2] as const) }
  },
  things: tableThings,
  variants: { all: ['median', 'mode'], of: ({ last }) => last },
  pose: (draw) => {
    const { story, table, last, stem } = draw
    const n = sum(table.frequencies)
    const one = story.headings[1].replace(/^Number of /, '')
    const stems = [
      `${story.tell(n)} Answer the following.`,
      `Read the information and answer the questions. ${story.tell(n)}`,
      `${story.tell(n)} Priya uses these data for a school project.`,
    ] as const
    return {
      question: `Case study: ${stems[stem]}`,
      figure: questionTable(table, story.headings),
      hints: [
        'The modal class has the highest frequency; in the median class the cumulative frequency passes $\\frac{n}{2}$.',
        `In part (ii) each of the ${one} is equally likely to be chosen.`,
        last === 'median'
          ? 'Write the cumulative frequencies: the formula of the median takes $cf$ from the class before.'
          : 'The formula of the mode takes the frequencies of the modal class and of its two neighbours.',
      ],
      parts: tableCaseParts(draw),
      explanation:
        'One table answers several questions: where the data are dense, where half of the values lie, and how many lie below any class limit.',
      solutionFigure: cumulativeTable(table),
    }
  },
  crossCheck: ({ table, upTo, last }) => {
    const { from, width, frequencies } = table
    const values = frequencies.flatMap((f, i) => Array.from({ length: f }, () => from + (i + 0.5) * width))
    const below = values.filter((value) => value < from + (upTo + 1) * width).length
    const top = frequencies.findIndex((f) => frequencies.every((other) => other <= f))
    // the class of the value in the middle of all
    const middle = values[Math.floor(values.length / 2)] ?? NaN
    return [
      `${last === 'median' ? from + (top + 1) * width : middle - width / 2}`,
      `${below}/${values.length}`,
      typed(last === 'median' ? medianBySearch(table) : modeFromHistogram(table)),
    ]
  },
  slips: tableCaseSlips,
})

import { tableThings } from './pieces/table-things'
import { earns, template } from '../template'
import { drawTold } from './pieces/draw-table'
import { at, className, lowerLimit, modalClass, questionTable, sum } from './pieces/grouped'

const stems = [
  'Draw a histogram of the data on graph paper and shade the bar of the modal class.',
  'Represent the data by a histogram on graph paper, and shade the bar that stands on the modal class.',
  'Make a histogram of this distribution on graph paper. Which class is the modal class? Shade its bar.',
] as const

/** E.g. "The heights of 40 plants ... Draw a histogram for the data and shade the bar of the modal class." */
export const drawHistogram = template({
  id: 'stat-draw-histogram',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-class-reading'],
  difficulty: 'medium',
  marks: 3,
  beyond: true,
  draw: (random) => ({
    ...drawTold(random, { classes: [5, 6, 7], totals: [30, 40, 50], passes: () => true }),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: tableThings,
  pose: ({ story, table, stem }) => {
    const modal = modalClass(table) ?? 0
    const highest = at(table.frequencies, modal)
    const classes = table.frequencies.map((frequency, i) => ({
      from: lowerLimit(table, i),
      to: lowerLimit(table, i + 1),
      frequency,
    }))
    return {
      question: `${story.tell(sum(table.frequencies))} ${stems[stem]}`,
      rule: null,
      figure: questionTable(table, story.headings),
      hints: [
        'Mark the class limits along the $x$-axis and the frequencies along the $y$-axis, each to a suitable scale.',
        'The classes are continuous, so there is no gap between neighbouring bars.',
        'The modal class is the class with the tallest bar.',
      ],
      steps: [
        earns(
          0.5,
          `Take the class limits $${lowerLimit(table, 0)}$ to $${lowerLimit(table, table.frequencies.length)}$ on the $x$-axis${table.from > 0 ? ', with a kink near the origin, because they do not begin at zero' : ''}.`,
        ),
        earns(0.5, `Take the frequencies on the $y$-axis, up to $${highest}$.`),
        earns(
          1,
          'On each class draw a bar whose height is its frequency. All classes have the same width, so heights can be compared directly.',
        ),
        earns(
          0.5,
          `The tallest bar has height $${highest}$ and stands on the class ${className(table, modal)}; shade it.`,
        ),
        earns(0.5, `Hence, the histogram is as shown, and the modal class is ${className(table, modal)}.`),
      ],
      explanation:
        'In a histogram the area of a bar stands for the frequency; with classes of equal width the height does so too.',
      solutionFigure: {
        kind: 'histogram',
        description: `Histogram with bars over the classes ${classes.map(({ from, to, frequency }) => `${from} to ${to} (height ${frequency})`).join(', ')}. The bar over ${lowerLimit(table, modal)} to ${lowerLimit(table, modal + 1)} is set off.`,
        classes,
        xLabel: story.headings[0],
        yLabel: story.headings[1],
        highlight: modal,
      },
    }
  },
  crossCheck: () => null,
  slips: () => [],
})

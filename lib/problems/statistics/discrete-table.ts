import { countThings } from './pieces/table-things'
import { measuresOfValues as solution } from '../../solutions/statistics/measures-of-values'
import { fraction } from '../../maths'
import { template } from '../template'
import { at, cumulative, fits, hasOnePeak, hill, sum, workingTable } from './pieces/grouped'
import { valueTableSlips, written } from './pieces/value-table-slips'
import { measured, type Measure, type ValueTable } from './pieces/value-table'
import { valueStories } from './pieces/value-stories'

interface Draw extends ValueTable {
  readonly stem: 0 | 1 | 2
}

const pairs: readonly (readonly [Measure, Measure])[] = [
  ['mean', 'median'],
  ['mean', 'mode'],
  ['median', 'mode'],
]

/** E.g. "Goals in 40 matches: 0 goals in 5 matches, 1 in 8, ... Find the mean and the median number of goals." */
export const discreteTable = template({
  id: 'stat-measures-of-single-values',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-discrete-table'],
  difficulty: 'easy',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random): Draw => {
    const ask = random.pick(pairs)
    return {
      ask,
      ...random.until(
        (r) => {
          const story = r.pick(valueStories)
          return {
            story,
            start: r.pick(story.starts),
            frequencies: hill(r, r.pick(story.counts), r.pick([20, 30, 40, 50])),
          }
        },
        (table) =>
          Math.min(...table.frequencies) >= 2 &&
          hasOnePeak(table.frequencies) &&
          fits(measured(table, 'mean')) &&
          measured(table, 'mean').d !== 1n,
      ),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  things: ({ frequencies }) => countThings(frequencies),
  given: ({ start, frequencies, ask }) => ({
    values: frequencies.map((_, i) => fraction(start + i)),
    frequencies,
    measures: ask,
  }),
  solution,
  ask: (draw) => {
    const { story, start, frequencies, ask, stem } = draw
    const n = sum(frequencies)
    const [one, other] = ask
    const stems = [
      `Find the ${one} and the ${other} of the data.`,
      `Find the ${one} ${story.what} and the ${other === 'mode' ? 'modal' : other} ${story.what}.`,
      `What are the ${one} and the ${other} of this distribution?`,
    ] as const
    const cells = frequencies.map((f, i) => [`$${start + i}$`, `$${f}$`])
    return {
      question: `${story.tell(n)} ${stems[stem]} Give your answer as ${one} = …, ${other} = ….`,
      rule: { kind: 'pair' },
      figure: {
        kind: 'table',
        description: `Frequency table. ${story.head.join(' and ')}: ${frequencies.map((f, i) => `${start + i}: ${f}`).join('; ')}.`,
        head: [...story.head],
        rows: cells,
      },
      hints: [
        ...(ask.includes('mean') ? ['For the mean, multiply each value by how often it occurs, and add.'] : []),
        ...(ask.includes('median')
          ? ['For the median, think of all the observations in a row: which two of them stand in the middle?']
          : []),
        ...(ask.includes('mode') ? ['The mode is a value, not a frequency.'] : []),
      ],
      explanation:
        'A table of single values is a long list written shortly: each value stands in the list as often as its frequency says.',
      solutionFigure: workingTable(
        'Working table with value, frequency, their product and the cumulative frequency, and the totals in the last row.',
        ['$x_i$', '$f_i$', '$f_i x_i$', '$cf$'],
        [
          ...frequencies.map((f, i) => [
            `$${start + i}$`,
            `$${f}$`,
            `$${f * (start + i)}$`,
            `$${at(cumulative(frequencies), i)}$`,
          ]),
          ['Total', `$${n}$`, `$${sum(frequencies.map((f, i) => f * (start + i)))}$`, ''],
        ],
      ),
    }
  },
  crossCheck: ({ start, frequencies, ask }) => {
    const list = frequencies.flatMap((f, i) => Array.from({ length: f }, () => start + i))
    const middle = [(list.length - 1) >> 1, list.length >> 1].map((i) => list[i] ?? 0)
    const often = (value: number) => list.filter((one) => one === value).length
    return written(ask, {
      mean: `${Math.round((list.reduce((a, b) => a + b, 0) / list.length) * 100) / 100}`,
      median: `${middle.reduce((a, b) => a + b, 0) / 2}`,
      mode: `${list.reduce((best, value) => (often(value) > often(best) ? value : best))}`,
    })
  },
  slips: valueTableSlips,
})

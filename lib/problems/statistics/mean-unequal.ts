import { countThings } from './pieces/table-things'
import { meanUnequal as solution } from '../../solutions/statistics/mean-unequal'
import { divide, fraction, multiply, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { at, fits, hasOnePeak, hill, sum } from './pieces/grouped'
import { productsTable, totalOf } from './pieces/products-table'
import { typed } from './pieces/readings'
import { unequalStories, type UnequalStory } from './pieces/unequal-stories'

interface Draw {
  readonly story: UnequalStory
  readonly limits: readonly number[]
  readonly frequencies: readonly number[]
  readonly stem: 0 | 1 | 2
}

type Table = Pick<Draw, 'limits' | 'frequencies'>

const marksOf = ({ limits, frequencies }: Table): readonly Fraction[] =>
  frequencies.map((_, i) => fraction(at(limits, i) + at(limits, i + 1), 2))

const named = ({ limits, frequencies }: Table): readonly string[] =>
  frequencies.map((_, i) => `${at(limits, i)}–${at(limits, i + 1)}`)

const meanOf = (table: Table): Fraction =>
  divide(totalOf(marksOf(table), table.frequencies), fraction(sum(table.frequencies)))

/** E.g. "Days of absence of 40 students: 0–6, 6–10, 10–14, 14–20, 20–28, 28–38. Find the mean number of days." */
export const meanUnequal = template({
  id: 'stat-mean-of-unequal-classes',
  topic: 'statistics',
  archetypes: ['stat-mean-assumed'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r) => {
        const story = r.pick(unequalStories)
        const limits = r.pick(story.limits)
        return { story, limits, frequencies: hill(r, limits.length - 1, r.pick([20, 25, 40, 50])) }
      },
      (table) => Math.min(...table.frequencies) >= 2 && hasOnePeak(table.frequencies) && fits(meanOf(table)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ frequencies }) => countThings(frequencies),
  given: ({ limits, frequencies }) => ({ limits: limits.map((limit) => fraction(limit)), frequencies }),
  solution,
  manner: ({ story: { what } }) => ({ what }),
  ask: (draw) => {
    const { story, frequencies, stem } = draw
    const names = named(draw)
    const stems = [
      `Find the mean ${story.what}.`,
      `The classes are not all of the same size. Find the mean ${story.what}.`,
      `What is the mean ${story.what}?`,
    ] as const
    return {
      question: `${story.tell(sum(frequencies))} ${stems[stem]}`,
      rule: { kind: 'number' },
      figure: {
        kind: 'table',
        description: `Frequency table with classes of different size. ${story.head[0]}: ${names.map((name, i) => `${name}: ${at(frequencies, i)}`).join('; ')}.`,
        head: [...story.head],
        rows: names.map((name, i) => [name, `$${at(frequencies, i)}$`]),
      },
      hints: [
        'Look at the class sizes: they differ, so the class marks are not equally spaced.',
        'Work out each class mark from its own two limits.',
        'The direct method works as for any table.',
      ],
      explanation:
        'The formula of the mean asks for class marks and frequencies only; that the classes are of one size is nowhere needed.',
      solutionFigure: productsTable(names, marksOf(draw), frequencies),
    }
  },
  crossCheck: ({ limits, frequencies }) => {
    // half of the mean of all lower limits and of all upper limits
    const average = (from: number) => frequencies.reduce((so, f, i) => so + f * (limits[i + from] ?? 0), 0)
    return typed((average(0) + average(1)) / 2 / frequencies.reduce((a, b) => a + b, 0))
  },
  slips: (draw) => {
    const { limits, frequencies } = draw
    const key = meanOf(draw)
    const n = fraction(sum(frequencies))
    const of = (offset: number): Fraction =>
      divide(
        totalOf(
          frequencies.map((_, i) => fraction(at(limits, i + offset))),
          frequencies,
        ),
        n,
      )
    const first = at(limits, 1) - at(limits, 0)
    const even = divide(
      totalOf(
        frequencies.map((_, i) => fraction(2 * at(limits, 0) + (2 * i + 1) * first, 2)),
        frequencies,
      ),
      n,
    )
    return wrongValues(
      key,
      apart([
        [of(0), 'Use the class marks, not the lower limits.', 'class marks'],
        [of(1), 'Use the class marks, not the upper limits.', 'class marks'],
        [even, 'The classes are not of one size: work out every class mark by itself.', 'class marks'],
        [
          divide(multiply(key, n), fraction(frequencies.length)),
          'Divide by the total frequency, not by the number of classes.',
          'formula',
        ],
      ]),
    )
  },
})

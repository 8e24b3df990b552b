import { countThings } from './pieces/table-things'
import { add, divide, fraction, subtract, toDecimal, type Fraction } from '../../maths'
import { earns, equals, says, template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { countedStories, type CountedStory } from './pieces/counted-stories'
import { fits, hasOnePeak, hill, sum, type Grouped } from './pieces/grouped'
import { meanLines } from './pieces/mean-lines'
import { productsTable, totalOf } from './pieces/products-table'
import { typed } from './pieces/readings'

interface Draw {
  readonly story: CountedStory
  readonly table: Grouped
  readonly stem: 0 | 1 | 2
}

const limits = ({ from, width }: Grouped, i: number) => [from + i * width, from + (i + 1) * width - 1] as const
const named = (table: Grouped): readonly string[] => table.frequencies.map((_, i) => limits(table, i).join('–'))
const marksOf = (table: Grouped): readonly Fraction[] =>
  table.frequencies.map((_, i) => fraction(limits(table, i)[0] + limits(table, i)[1], 2))
const meanOf = (table: Grouped): Fraction =>
  divide(totalOf(marksOf(table), table.frequencies), fraction(sum(table.frequencies)))

/** E.g. "Saplings planted by 25 schools: 1–5, 6–10, 11–15, ... Find the mean number of saplings." */
export const meanInclusive = template({
  id: 'stat-mean-of-inclusive-classes',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-mean-inclusive'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r) => {
        const story = r.pick(countedStories)
        const frequencies = hill(r, r.pick([4, 5, 5, 6]), r.pick([20, 25, 40, 50]))
        return { story, table: { from: r.pick(story.froms), width: r.pick(story.widths), frequencies } }
      },
      ({ table }) => Math.min(...table.frequencies) >= 2 && hasOnePeak(table.frequencies) && fits(meanOf(table)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ table: { frequencies } }) => countThings(frequencies),
  pose: ({ story, table, stem }) => {
    const [n, names] = [sum(table.frequencies), named(table)]
    const total = toDecimal(totalOf(marksOf(table), table.frequencies))
    const key = toDecimal(meanOf(table))
    const [low, high] = limits(table, 0)
    const first = toDecimal(fraction(low + high, 2))
    const stems = [
      `Find the mean ${story.what}.`,
      `Find the mean ${story.what}. Which method you use is left to you.`,
      `What is the mean ${story.what}?`,
    ] as const
    return {
      question: `${story.tell(n)} ${stems[stem]}`,
      rule: { kind: 'number', expected: key },
      figure: {
        kind: 'table',
        description: `Frequency table. ${story.head[0]}: ${names.map((name, i) => `${name}: ${table.frequencies[i] ?? 0}`).join('; ')}.`,
        head: [...story.head],
        rows: names.map((name, i) => [name, `$${table.frequencies[i] ?? 0}$`]),
      },
      hints: [
        'There is a gap between neighbouring classes, but a mean needs only the class marks.',
        'The class mark is half the sum of the two limits that are printed; closing the gaps would not change it.',
        'Multiply each frequency by its class mark, add, and divide by the total frequency.',
      ],
      steps: [
        earns(
          0.5,
          says`The class mark is half the sum of the two limits; ${equals('the first class mark', `\\dfrac{${low} + ${high}}{2}`, first)}. The classes need not be made continuous for this.`,
          'class marks',
        ),
        ...meanLines({ n, total, key, what: story.what }),
      ],
      explanation:
        'To close the gaps, half a unit would be taken from each lower limit and added to each upper limit: the middle of the class stays where it is, so the mean does not change.',
      solutionFigure: productsTable(names, marksOf(table), table.frequencies),
    }
  },
  crossCheck: ({ table: { from, width, frequencies } }) => {
    // every whole number of a class taken equally often
    const sums = frequencies.map((f, i) => {
      const own = Array.from({ length: width }, (_, k) => from + i * width + k)
      return (f * own.reduce((a, b) => a + b, 0)) / width
    })
    return typed(sums.reduce((a, b) => a + b, 0) / frequencies.reduce((a, b) => a + b, 0))
  },
  slips: ({ table }) => {
    const key = meanOf(table)
    const [half, spread] = [fraction(1, 2), fraction(table.width - 1, 2)]
    return wrongValues(
      key,
      apart([
        [subtract(key, spread), 'Use the class marks, not the lower limits.', 'class marks'],
        [add(key, spread), 'Use the class marks, not the upper limits.', 'class marks'],
        [
          add(key, half),
          'The class mark is half the sum of the two limits of the same class; do not take the lower limit of the next class.',
          'class marks',
        ],
        [
          divide(totalOf(marksOf(table), table.frequencies), fraction(table.frequencies.length)),
          'Divide by the total frequency, not by the number of classes.',
          'formula',
        ],
      ]),
    )
  },
})

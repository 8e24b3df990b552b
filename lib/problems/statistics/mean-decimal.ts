import { countThings } from './pieces/table-things'
import { add, divide, fraction, multiply, subtract, type Fraction } from '../../maths'
import { meanDirect as solution } from '../../solutions/statistics/mean-direct'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { decimalStories, type DecimalStory } from './pieces/decimal-stories'
import { classMark, fits, hasOnePeak, hill, lowerLimit, mean, sum, type Grouped } from './pieces/grouped'
import { productsTable } from './pieces/products-table'
import { meanOfValues } from './pieces/readings'

interface Draw {
  readonly story: DecimalStory
  /** Limits in hundredths. */
  readonly table: Grouped
  readonly stem: 0 | 1 | 2
}

const hundredths = (value: Fraction): Fraction => divide(value, fraction(100))
/** "2.6–3.0": all limits with as many places as the longest. */
function named(table: Grouped): readonly string[] {
  const places = [table.from, table.width].every((n) => n % 10 === 0) ? 1 : 2
  return table.frequencies.map((_, i) => [i, i + 1].map((k) => (lowerLimit(table, k) / 100).toFixed(places)).join('–'))
}

/** E.g. "Rise of the water level in 40 wells, in metres: 0–0.2, 0.2–0.4, ... Find the mean rise." */
export const meanDecimal = template({
  id: 'stat-mean-of-decimal-classes',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-mean-decimal'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r) => {
        const story = r.pick(decimalStories)
        const frequencies = hill(r, r.pick([5, 6]), r.pick([20, 25, 40, 50]))
        return { story, table: { from: r.pick(story.froms), width: r.pick(story.widths), frequencies } }
      },
      ({ table }) =>
        Math.min(...table.frequencies) >= 2 && hasOnePeak(table.frequencies) && fits(hundredths(mean(table)), 3),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ table: { frequencies } }) => countThings(frequencies),
  given: ({ story: { what, unit }, table }) => ({
    data: {
      from: fraction(table.from, 100),
      width: fraction(table.width, 100),
      frequencies: table.frequencies,
    },
    what,
    unit,
  }),
  solution,
  ask: ({ story, table, stem }) => {
    const names = named(table)
    const stems = [
      `Find the mean ${story.what}.`,
      `Calculate the mean ${story.what}, by a method of your choice.`,
      `What is the mean ${story.what}?`,
    ] as const
    return {
      question: `${story.tell(sum(table.frequencies))} ${stems[stem]}`,
      rule: { kind: 'number', unit: story.unit, decimals: 'rounded' },
      figure: {
        kind: 'table',
        description: `Frequency table. ${story.head[0]}: ${names.map((name, i) => `${name}: ${table.frequencies[i] ?? 0}`).join('; ')}.`,
        head: [...story.head],
        rows: names.map((name, i) => [name, `$${table.frequencies[i] ?? 0}$`]),
      },
      hints: [
        'The class mark is half the sum of the two limits. Do not round it: keep all its decimal places.',
        'Multiply each frequency by its class mark, and keep the decimal points in line when you add.',
        'Divide by the total frequency.',
      ],
      explanation:
        'Small classes with decimals are worked like any others. Counting in hundredths first keeps the products whole, if you prefer that.',
      solutionFigure: productsTable(
        names,
        table.frequencies.map((_, i) => hundredths(classMark(table, i))),
        table.frequencies,
      ),
    }
  },
  crossCheck: ({ table }) => String(Math.round(meanOfValues(table) * 10) / 1000),
  slips: ({ table }) => {
    const key = hundredths(mean(table))
    const half = fraction(table.width, 200)
    return wrongValues(
      key,
      [
        [subtract(key, half), 'Use the class marks, not the lower limits.', 'products'],
        [add(key, half), 'Use the class marks, not the upper limits.', 'products'],
        [multiply(key, fraction(10)), 'Check the decimal point in the class marks and in the products.', 'worked out'],
        [
          divide(multiply(key, fraction(sum(table.frequencies))), fraction(table.frequencies.length)),
          'Divide by the total frequency, not by the number of classes.',
          'formula',
        ],
      ],
      { gap: 0.011 },
    )
  },
})

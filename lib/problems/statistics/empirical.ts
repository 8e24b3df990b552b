import { fraction, fromDecimal, toDecimal } from '../../maths'
import { empirical as solution, type Empirical } from '../../solutions/statistics/empirical'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

type Measure = 'mode' | 'median' | 'mean'
const measures: readonly Measure[] = ['mode', 'median', 'mean']

interface Draw {
  readonly ask: Measure
  /** In tenths. */
  readonly mean: number
  readonly median: number
  readonly mode: number
  readonly stem: 0 | 1 | 2
}

const tenths = (n: number): string => toDecimal(fraction(n, 10))

function givenOf({ ask, ...tenth }: Draw): Empirical {
  const [mean, median, mode] = [tenth.mean, tenth.median, tenth.mode].map((n) => fraction(n, 10))
  if (!mean || !median || !mode) throw new Error('empirical: three measures')
  return ask === 'mode' ? { ask, mean, median } : ask === 'median' ? { ask, mean, mode } : { ask, median, mode }
}

/** E.g. "If the mean and the median of a data are 20 and 22, find the mode, using the empirical relationship." */
export const empirical = template({
  id: 'stat-empirical-relationship',
  topic: 'statistics',
  archetypes: ['stat-empirical'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const unit = r.pick([10, 10, 5, 1])
        const mean = unit * r.integer(Math.ceil(120 / unit), Math.floor(600 / unit))
        const median = mean + unit * r.integer(-4, 4)
        return { ask: r.pick(measures), mean, median, mode: 3 * median - 2 * mean, stem: r.pick([0, 1, 2] as const) }
      },
      ({ mean, median, mode }) => Math.abs(mean - median) > 3 && mode > 0,
    ),
  given: givenOf,
  solution,
  ask: (draw) => {
    const { ask, mean, median, mode, stem } = draw
    const given =
      ask === 'mode'
        ? `the mean is $${tenths(mean)}$ and the median is $${tenths(median)}$`
        : ask === 'median'
          ? `the mean is $${tenths(mean)}$ and the mode is $${tenths(mode)}$`
          : `the median is $${tenths(median)}$ and the mode is $${tenths(mode)}$`
    const stems = [
      `For a certain frequency distribution ${given}. Find the ${ask}, using the empirical relationship.`,
      `In a distribution, ${given}. Using the empirical relationship between the three measures of central tendency, find the ${ask}.`,
      `A teacher works out the marks of a class: ${given}. What is the ${ask} according to the empirical relationship?`,
    ] as const
    return {
      question: stems[stem],
      rule: { kind: 'number' },
      hints: [
        'The empirical relationship connects the three measures: $3 \\, \\text{Median} = \\text{Mode} + 2 \\, \\text{Mean}$.',
        `Put the two given values in, and solve for the ${ask}.`,
      ],
      explanation: 'In such a distribution the median lies between the mean and the mode, and nearer to the mean.',
    }
  },
  crossCheck: ({ ask, mean, median, mode }) => {
    for (let x = 0; x <= 2000; x++) {
      const value = { mean, median, mode, [ask]: x }
      if (3 * value.median === value.mode + 2 * value.mean) return (x / 10).toFixed(1)
    }
    return null
  },
  slips: (draw) => {
    const { ask, mean, median, mode } = draw
    const swapped =
      ask === 'mode'
        ? fraction(3 * mean - 2 * median, 10)
        : ask === 'median'
          ? fraction(mean + 2 * mode, 30)
          : fraction(3 * mode - median, 20)
    const plus = ask === 'mode' ? 3 * median + 2 * mean : ask === 'median' ? 3 * (mode + 2 * mean) : 3 * median + mode
    const [other, another] = measures.filter((measure) => measure !== ask)
    return wrongValues(fromDecimal(tenths(draw[ask])), [
      [swapped, '3 goes with the median and 2 with the mean.', 'relationship'],
      [fraction(plus, ask === 'mean' ? 20 : 10), 'Check how you moved the terms of the relationship.', 'solved for'],
      [
        fraction(draw[other ?? ask] + draw[another ?? ask], 20),
        'It is not simply the average of the other two.',
        'relationship',
      ],
    ])
  },
})

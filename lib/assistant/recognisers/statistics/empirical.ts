import type { Measure } from './of-table'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'
import { empirical as solution, type Empirical } from '../../../solutions/statistics/empirical'

interface Value {
  readonly value: Fraction
  readonly taken: readonly Item[]
}

/** "the mean is 27", "mean = 27", "mean 27" */
function valueOf(question: Question, measure: Measure): Value | null {
  const found = phrase(question, `${measure} data|distribution? #v`)
  return found && { value: found.numbers.v, taken: found.taken }
}

/** "the mean and the median are 20 and 22" */
function respectively(question: Question, first: Measure, second: Measure) {
  const found = phrase(question, `${first} ${second} * are #a #b`)
  return found && { first: found.numbers.a, second: found.numbers.b, taken: found.taken }
}

const measures = ['mean', 'median', 'mode'] as const

function toldIn(question: Question) {
  for (const first of measures)
    for (const second of measures) {
      const both = first === second ? null : respectively(question, first, second)
      if (both)
        return {
          values: new Map([
            [first, both.first],
            [second, both.second],
          ]),
          taken: both.taken,
        }
    }
  const all = measures.flatMap((measure) => {
    const found = valueOf(question, measure)
    return found ? [{ measure, ...found }] : []
  })
  return {
    values: new Map(all.map(({ measure, value }) => [measure, value] as const)),
    taken: all.flatMap(({ taken }) => taken),
  }
}

function givenOf(values: ReadonlyMap<Measure, Fraction>): Empirical | null {
  const [mean, median, mode] = measures.map((measure) => values.get(measure))
  if (values.size !== 2) return null
  if (mean && median) return { ask: 'mode', mean, median }
  if (mean && mode) return { ask: 'median', mean, mode }
  return median && mode ? { ask: 'mean', median, mode } : null
}

/** "If the mean and the median of a data are 20 and 22, find the mode, using the empirical relationship." */
export const empirical = recogniser({
  id: 'empirical-relationship',
  solution,
  story: true,
  cues: ['mean', 'median', 'mode'],
  words: [...measures, 'distribution', 'frequency', 'data', 'class', 'between', 'formula', 'marks'],
  examples: [
    'In a distribution, the mean is 27 and the mode is 15. Using the empirical relationship between the three measures of central tendency, find the median.',
    'mean = 41.5 median = 40.5 find mode using empirical formula',
    'If the mean and the median of a data are 20 and 22, find the mode.',
    'mode 15 mean 27 . median by empirical formula',
    'mode is 24.5 and mean is 29.75. median kya hoga',
  ],
  refuses: [
    'mode 15 mean 27 . range by empirical formula',
    'The mean is 27. Find the mode, using the empirical relationship.',
    'The mean is 27 and the mode is 15. Find the median and the range.',
    'The mean of 5 numbers is 27 and the median is 15. Find the sum.',
    'The mean is 27, the mode is 15 and the median is 23. Find the difference of the mean and the mode.',
    'The mean of 27 and 15 is asked, and the mode is 3.',
  ],
  read: (question) => {
    const { values, taken } = toldIn(question)
    const given = givenOf(values)
    const three = phrase(question, 'three measures')
    const asked =
      given &&
      phrase(
        question,
        `find|what|calculate|determine ${given.ask}`,
        `${given.ask} kya|nikalo|batao|kitna|hoga`,
        `${given.ask} by|using|from empirical|formula`,
        `${given.ask} .`,
        `then ${given.ask}`,
        `relation|relationship|formula ${given.ask}`,
      )
    if (!given || !asked) return null
    return { given, ...told(question, { taken }, three, asked) }
  },
  before: ({ ask }) => `${ask.charAt(0).toUpperCase()}${ask.slice(1)} = `,
})

import { asidesIn, toldBeside } from './beside'
import { measuresIn, tableWords } from './grouped'
import { methodOfMean } from './method-of-mean'
import { tableIn } from './table'
import { told } from '../../question/phrase'
import { unitOfTable } from './unit-of-table'
import { recogniser } from '../../recogniser'
import { decimal } from '../../../solutions/statistics/pieces/decimal'
import { marksOf, meanUnequal as solution } from '../../../solutions/statistics/mean-unequal'
import { equals, fraction, isInteger, multiply, subtract, toNumber } from '../../../maths'

/** "find mean 0-6 11, 6-10 10, 10-14 7, 14-20 4" */
export const meanOfUnequal = recogniser({
  id: 'mean-of-unequal-classes',
  solution,
  story: true,
  cues: ['mean'],
  words: [...tableWords, 'taken', 'not', 'same', 'thousand', 'thousands', 'assumed', 'deviation'],
  examples: [
    'find mean 0-6 11, 6-10 10, 10-14 7, 14-20 4, 20-28 4',
    'Wickets: 20–40, 40–60, 60–100, 100–160\nNumber of bowlers: 9, 10, 15, 6\nThe classes are not all of the same size. Find the mean number of wickets.',
    'class 0-10 10-30 30-60 freq 5 8 7 find mean',
    'class 0-10 10-30 30-60 freq 5 8 7 find mean by the assumed mean method with a = 20',
  ],
  refuses: [
    'class 0-10 10-30 30-60 freq 5 8 7 find mean and median',
    'class 0-10 10-30 40-60 freq 5 8 7 find mean',
    'class 0-10 10-30 30-60 freq 5 x 7 mean is 30 find x',
    'class 0-10 10-30 30-60 freq 5 8 7 find mean and mode',
    'class 0-10 10-30 30-60 freq 5 8 7 find mean of the squares',
    'class 0-10 10-30 30-60 freq 5 8 7 find mean by the step deviation method',
    'class 0-10 10-30 30-60 freq 5 8 7 find mean deviation',
    'class 0-10 10-30 30-60 freq 5 8 7 find the assumed mean',
  ],
  read: (question) => {
    const table = tableIn(question)
    if (!table || measuresIn(question).join() !== 'mean') return null
    const classes = table.rows.flatMap(({ of }) => (of.kind === 'class' ? [of] : []))
    const frequencies = table.rows.flatMap(({ frequency }) =>
      frequency.kind === 'number' && isInteger(frequency.value) ? [toNumber(frequency.value)] : [],
    )
    const [first] = classes
    if (!first || classes.length !== table.rows.length || frequencies.length !== classes.length) return null
    const isJoined = classes.every(({ low }, index) => index === 0 || equals(low, classes[index - 1]?.high ?? low))
    const size = subtract(first.high, first.low)
    if (!isJoined || classes.every(({ low, high }) => equals(subtract(high, low), size))) return null
    const data = { limits: [first.low, ...classes.map(({ high }) => high)], frequencies }
    const marks = marksOf(data)
    const way = methodOfMean(question)
    // of one method at most, and a number that it takes is wanted for it
    if (way ? way.method === 'step deviation' : question.words.some((word) => /^(?:assumed|deviation)$/.test(word)))
      return null
    const about = way && (way.a ?? marks[Math.floor(marks.length / 2)])
    const given = { ...data, ...(about && { about }) }
    const { used, said } = told(question, { taken: [...table.taken, ...asidesIn(question), ...(way?.taken ?? [])] })
    const rows = classes.map(({ low, high }, index) => {
      const [f, mark] = [fraction(frequencies[index] ?? 0), marks[index] ?? fraction(0)]
      const [name, value] = about ? ['d', subtract(mark, about)] : ['x', mark]
      return `${decimal(low)}–${decimal(high)}: $f = ${decimal(f)}$, $x = ${decimal(mark)}$, ${about ? `$d = ${decimal(value)}$, ` : ''}$f${name} = ${decimal(multiply(f, value))}$`
    })
    const beside = toldBeside(question, { from: first.low, width: size, frequencies, lead: [], taken: [] })
    return { given, used: [...used, ...beside], said, lead: ['Table of the solution:', ...rows].join('\n') }
  },
  before: () => 'Mean = ',
  unit: (_, question) => unitOfTable(question),
})

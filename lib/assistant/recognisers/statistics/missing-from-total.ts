import { groupedIn, measuresIn, tableWords } from './grouped'
import { asksLetters } from './missing'
import { phrase, told } from '../../question/phrase'
import { isFree } from '../../question/meanings'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { missingFromTotal as solution, type Given } from '../../../solutions/statistics/missing-from-total'

/** "250 apples of a box were weighed", "the marks of 40 students": as many as the frequencies come to. */
function countIn(question: Question) {
  const found = phrase(
    question,
    '#n * were|was|are weighed|surveyed|observed|recorded|measured|tested|selected|examined|asked',
    'of #n',
  )
  const next =
    found &&
    question.apart[question.apart.findIndex((item) => found.taken.includes(item) && item.kind === 'number') + 1]
  return found && found.units.n === '' && next?.kind === 'word' && isFree(next.text) ? found : null
}

/** "0-20: 7, 20-40: p, 40-60: 12, total 40. Find p and the median." */
export const missingFromTotal = recogniser<Given>({
  id: 'missing-frequency-from-total',
  solution,
  story: true,
  cues: ['total', 'sum', 'weighed', 'surveyed', 'frequency', 'frequencies'],
  words: [...tableWords, 'total', 'sum', 'missing', 'mean', 'median', 'mode', 'then', 'also'],
  examples: [
    '0-20: 7, 20-40: p, 40-60: 12, 60-80: 8, 80-100: 5 and total 40. find p and the median',
    'The total of the frequencies is 40. Find p and then the mean: class 0-20 20-40 40-60 60-80 80-100 freq 7 p 12 8 5',
    'class 0-10 10-20 20-30 freq 5 x 7. sum of frequencies is 20. find x',
    '250 apples of a box were weighed. Mass (in grams): 80-100, 100-120, 120-140, 140-160, 160-180; Number of apples: 20, 60, 70, x, 60. Find the value of x.',
  ],
  refuses: [
    'class 0-10 10-20 20-30 freq 5 x 7. sum of frequencies is 20 and mean is 16. find x',
    'class 0-10 10-20 20-30 freq 5 x 7. sum of frequencies is 20. find the modal class and x',
    'class 0-10 10-20 20-30 freq 5 x y. sum of frequencies is 20. find x and y',
    'class 0-10 10-20 20-30 freq 5 x 7. total is 20. find x and the difference of the mean and the median',
    'The marks of 40 students: class 0-10 10-20 20-30 freq 5 x 7. The mean is 16. Find x.',
  ],
  read: (question) => {
    const grouped = groupedIn(question)
    const [letter, ...more] = grouped?.frequencies.filter((f) => typeof f === 'string') ?? []
    const total =
      phrase(
        question,
        'total|sum * frequency|frequencies is? #n',
        'total|sum is? #n',
        'total number * is #n',
        '#n total',
      ) ?? countIn(question)
    if (!grouped || letter === undefined || more.length > 0 || !total || !asksLetters(question)) return null
    const { n } = total.numbers
    const other = phrase(question, 'modal|median class', 'difference|ratio|verify|empirical', 'mean|median|mode is #m')
    if (!isInteger(n) || grouped.taken.some((item) => total.taken.includes(item) && item.kind === 'number') || other)
      return null
    const again = factsOf(question, 'letter').filter(({ name }) => name === letter)
    return {
      given: {
        from: grouped.from,
        width: grouped.width,
        frequencies: grouped.frequencies.map((f) => (typeof f === 'number' ? f : null)),
        letter,
        total: toNumber(n),
        measures: measuresIn(question),
      },
      ...told(question, grouped, total, { taken: again }),
    }
  },
  before: ({ measures, letter }) => (measures.length === 0 ? `${letter} = ` : ''),
})

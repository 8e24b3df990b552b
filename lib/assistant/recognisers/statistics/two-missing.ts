import { tableWords } from './grouped'
import { leadOf, missingIn, twoMissing } from './missing'
import { recogniser } from '../../recogniser'
import { twoMissingFromMean } from '../../../solutions/statistics/two-missing-from-mean'
import { twoMissingFromMedian } from '../../../solutions/statistics/two-missing-from-median'

const words = [...tableWords, 'missing', 'total', 'sum', 'two'] as const

/** "mean is 16, total 50, find x and y: class 0-10 10-20 20-30 freq 5 x y" */
export const twoFrequenciesFromMean = recogniser({
  id: 'two-frequencies-from-mean',
  solution: twoMissingFromMean,
  story: true,
  cues: ['mean'],
  words,
  examples: [
    'class 0-10 10-20 20-30 30-40 freq 5 x 10 y. mean is 22.25 and total frequency is 40. find x and y',
    'Marks: 0-20, 20-40, 40-60, 60-80\nNumber of students: 4, x, y, 6\nThe mean marks of 20 students is 42. Find x and y.',
    'sum of frequencies is 30. mean 19. class 0-10 10-20 20-30 30-40 freq 6 p q 4. find p and q',
  ],
  refuses: [
    'class 0-10 10-20 20-30 30-40 freq 5 x 10 y. mean is 22.5. find x and y',
    'class 0-10 10-20 20-30 30-40 freq 5 x 10 y. mean is 22.5 and x + y = 20. find x and y',
    'class 0-10 10-20 20-30 30-40 freq 5 x 10 y. mean is 22.5, total is 40. find the median',
    'class 0-10 10-20 20-30 30-40 freq 5 x 10 y. mean is 22.5, total is 40, median is 20. find x and y',
  ],
  read: (question) => {
    const found = missingIn(question, 'mean')
    const two = found && twoMissing(question, found)
    if (!found || !two) return null
    const lead = [
      ...found.lead,
      'In the table of the solution each class has its class mark $x_i$ and the product $f_i x_i$.',
    ]
    return {
      given: { ...two.given, mean: found.value },
      used: [...found.used, two.total],
      said: found.said,
      lead: lead.join('\n'),
    }
  },
  before: () => '',
})

/** "median is 16, total 50, find x and y: class 0-10 10-20 20-30 freq x 8 y" */
export const twoFrequenciesFromMedian = recogniser({
  id: 'two-frequencies-from-median',
  solution: twoMissingFromMedian,
  story: true,
  cues: ['median'],
  words,
  examples: [
    'class 0-10 10-20 20-30 30-40 40-50 50-60 freq 5 x 20 15 y 5. median is 28.5 and total is 60. find x and y',
    'The median of the 20 observations is 25. Find x and y. Marks: 0-10, 10-20, 20-30, 30-40\nf: 2, x, 10, y',
    'median 525 hai aur total frequency 100 hai, x aur y nikalo. class 0-100 100-200 200-300 300-400 400-500 500-600 600-700 700-800 800-900 900-1000 freq 2 5 x 12 17 20 y 9 7 4',
  ],
  refuses: [
    'class 0-10 10-20 20-30 30-40 freq x 10 10 y. median is 22.5. find x and y',
    'class 0-10 10-20 20-30 30-40 freq x 10 10 y. median is 22.5, total is 40. find the mean',
    'class 0-10 10-20 20-30 30-40 freq x 10 10 y. median is 22.5, total is 40. find x',
  ],
  read: (question) => {
    const found = missingIn(question, 'median')
    const two = found && twoMissing(question, found)
    if (!found || !two) return null
    return {
      given: { ...two.given, median: found.value },
      used: [...found.used, two.total],
      said: found.said,
      ...leadOf(found),
    }
  },
  before: () => '',
})

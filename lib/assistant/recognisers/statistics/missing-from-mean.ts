import { tableWords } from './grouped'
import { missingIn } from './missing'
import { recogniser } from '../../recogniser'
import { missingFromMean as solution } from '../../../solutions/statistics/missing-from-mean'

/** "class 0-10 10-20 20-30 freq 5 f 7, mean is 16, find f" */
export const missingFrequencyFromMean = recogniser({
  id: 'missing-frequency-from-mean',
  solution,
  story: true,
  cues: ['mean'],
  words: [...tableWords, 'missing'],
  examples: [
    'mean of the following is 16. find the missing frequency f. class 0-10 10-20 20-30 freq 5 f 7',
    'if mean is 32 then k=? 0-20: 4, 20-40: k, 40-60: 6',
    'class 0-10 10-20 20-30 freq 5 8 x. if mean = 16 find x',
    'Marks: 0-20, 20-40, 40-60\nNumber of students: 4, p, 6\nThe mean marks is 32. Find p.',
  ],
  refuses: [
    'if mean is 24 then the mode is? 0-20: 4, 20-40: k, 40-60: 3',
    'median of the following is 16. find f. class 0-10 10-20 20-30 freq 5 f 7. mean is 12',
    'the mean is 16. find x and y. class 0-10 10-20 20-30 freq x y 7',
    'the mean is 16. find the mode. class 0-10 10-20 20-30 freq 5 f 7',
    'the mean is 16 and the total frequency is 20. find f. class 0-10 10-20 20-30 freq 5 f 7',
  ],
  read: (question) => {
    const found = missingIn(question, 'mean')
    const [letter, ...more] = found?.letters ?? []
    if (!found || letter === undefined || more.length > 0) return null
    const { from, width, frequencies } = found
    const numbers = frequencies.map((f) => (typeof f === 'number' ? f : null))
    const products = 'In the table of the solution each class has its class mark $x$ and the product $fx$.'
    return {
      given: { from, width, frequencies: numbers, mean: found.value, letter },
      used: found.used,
      said: found.said,
      lead: [...found.lead, products].join('\n'),
    }
  },
  before: ({ letter }) => `${letter} = `,
})

import { countIn, progressionIn, progressionWords } from './progression'
import { sumOfTerms as solution } from '../../../solutions/arithmetic-progressions/sum-of-terms'
import { recogniser } from '../../recogniser'

export const sumOfTerms = recogniser({
  id: 'sum-of-ap',
  solution,
  cues: ['sum', 'total'],
  words: progressionWords,
  examples: ['Sum of the first 20 terms of 3, 7, 11, ...', 'find the sum of 12 terms if a = 5 and d = 2'],
  refuses: [
    'sum of the last 20 terms of 3, 7, 11, ...',
    'sum of the 10th and 20th terms of 3, 7, 11, ...',
    'sum of the squares of the first 20 terms of 3, 7, 11',
    'sum of the first 20 terms is 300 and a = 5, find d',
    'sum of the first 20 terms of the GP 2, 4, 8',
  ],
  read: (question) => {
    const [found, count] = [progressionIn(question), countIn(question)]
    return found && count ? { given: { ...found.progression, n: count.n }, used: [...found.used, ...count.used] } : null
  },
  before: ({ n }) => `Sum of the first ${n} terms = `,
})

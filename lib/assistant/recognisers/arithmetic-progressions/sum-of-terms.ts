import { asksJust, placeAsked, tellsJust } from './tells'
import { toldIn, type Told } from './told'
import { countIn, progressionIn, progressionWords, wholeOf } from './progression'
import { sumOfTerms as solution } from '../../../solutions/arithmetic-progressions/sum-of-terms'
import { recogniser } from '../../recogniser'

export const sumOfTerms = recogniser({
  id: 'sum-of-ap',
  solution,
  cues: ['sum', 'total', 'ap', 'term'],
  words: progressionWords,
  examples: [
    'Sum of the first 20 terms of 3, 7, 11, ...',
    'find the sum of 12 terms if a = 5 and d = 2',
    'For the AP -8, -4, 0, ... find S_11.',
    'In an AP a = 7, d = 3, n = 8, find S_n',
  ],
  refuses: [
    'sum of the last 20 terms of 3, 7, 11, ...',
    'sum of the 10th and 20th terms of 3, 7, 11, ...',
    'sum of the squares of the first 20 terms of 3, 7, 11',
    'sum of the first 20 terms is 300 and a = 5, find d',
    'sum of the first 20 terms of the GP 2, 4, 8',
    'sum of first 20 terms if common difference is 4',
  ],
  read: (question) => {
    const [found, count] = [progressionIn(question), countIn(question)]
    // "the first 20 terms" tell no first term
    const isOther = found && count && !found.used.some((fact) => count.used.includes(fact))
    if (found && count && isOther && question.words.includes('sum'))
      return { given: { ...found.progression, n: count.n }, used: [...found.used, ...count.used] }
    const all = toldIn(question)
    const given = all && givenBy(all)
    return all && given ? { ...all, given } : null
  },
  before: ({ n }) => `Sum of the first ${n} terms = `,
})

/** S_20 asked for, or n told and the sum asked for. */
function givenBy(all: Told) {
  const [ap, place] = [tellsJust(all, 'a', 'd'), placeAsked(all, 'S')]
  if (ap && place !== null) return { ...ap, n: place }
  const counted = tellsJust(all, 'a', 'd', 'n')
  const n = counted && (asksJust(all, 'S') || asksJust(all, 'S_n')) ? wholeOf(counted.n) : null
  return counted && n !== null ? { a: counted.a, d: counted.d, n } : null
}

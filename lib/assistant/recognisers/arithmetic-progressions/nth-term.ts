import { placeAsked, tellsJust } from './tells'
import { toldIn } from './told'
import { placeIn, progressionIn, progressionWords } from './progression'
import { nthTerm as solution } from '../../../solutions/arithmetic-progressions/nth-term'
import { recogniser } from '../../recogniser'

export const nthTerm = recogniser({
  id: 'nth-term-of-ap',
  solution,
  cues: ['term', 'place', 'ap'],
  words: [...progressionWords, 'place', 'stands'],
  examples: [
    'Find the 10th term of the AP 2, 7, 12, ...',
    '20th term if a = 5, d = 3',
    'a=5 d=3 ap ka a20 nikalo',
    'find 20th term of 3,8,13..',
    'The first term of an AP is 1 and its common difference is 4. What is its 20th term?',
  ],
  refuses: [
    '10th term from the end of the AP 2, 7, 12, ..., 102',
    'which term of the AP 2, 7, 12, ... is 102',
    'difference of the 10th and the 5th term of 2, 7, 12',
    '10th term of the GP 2, 4, 8',
    'Find the common difference of the AP 2, 7, 12, ... also 10th term',
    '10th term of the AP if a = 5',
  ],
  read: (question) => {
    const [found, place] = [progressionIn(question), placeIn(question)]
    // "the common difference, also the 1st term"
    if (found && place && question.words.includes('difference') && found.used.some(({ kind }) => kind === 'list'))
      return null
    if (found && place) return { given: { ...found.progression, n: place.n }, used: [...found.used, ...place.used] }
    const all = toldIn(question)
    const [ap, n] = [all && tellsJust(all, 'a', 'd'), all && placeAsked(all, 'a')]
    return all && ap && n !== null ? { ...all, given: { ...ap, n } } : null
  },
  before: ({ n }) => `Term number ${n} = `,
})

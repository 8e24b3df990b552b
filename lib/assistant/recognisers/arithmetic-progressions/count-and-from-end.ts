import { placeIn, progressionWords, termsOf } from './progression'
import { countAndFromEnd as solution, type Given } from '../../../solutions/arithmetic-progressions/count-and-from-end'
import { endedList } from '../../question/ended-list'
import { recogniser } from '../../recogniser'

export const countAndFromEnd = recogniser<Given>({
  id: 'terms-counted-or-from-the-end',
  solution,
  cues: ['end', 'many', 'number', 'last'],
  words: [...progressionWords, 'from', 'end', 'many', 'last', 'towards'],
  examples: [
    'What is the 16th term from the end of the AP 17, 15, 13, ..., -69?',
    'How many terms are there in the AP 28, 34, 40, ..., 244?',
  ],
  read: (question) => {
    const list = endedList(question)
    const terms = list && termsOf(list.terms)
    if (!list || !terms) return null
    const [count, place] = [question.words.includes('many') || question.words.includes('number'), placeIn(question)]
    const fromEnd = question.words.includes('end') || question.words.includes('last')
    if (count && !place && !fromEnd) return { given: { ...terms, last: list.last, asked: 'count' }, used: list.used }
    return place && fromEnd && !count
      ? {
          given: { ...terms, last: list.last, asked: 'from the end', place: place.n },
          used: [...list.used, ...place.used],
        }
      : null
  },
})

import { termsOf } from './progression'
import { middleTerm as solution } from '../../../solutions/arithmetic-progressions/middle-term'
import { endedList } from '../../question/ended-list'
import { recogniser } from '../../recogniser'

/** "Find the middle term of the AP 6, 13, 20, ..., 216." */
export const middleTerm = recogniser({
  id: 'middle-term-of-ap',
  solution,
  cues: ['middle'],
  words: ['middle', 'term', 'ap', 'number', 'odd', 'exactly', 'stands', 'has', 'middlemost', 'series', 'sequence'],
  examples: [
    'Find the middle term of the AP 6, 13, 20, ..., 216.',
    'The AP 5, 8, 11, ..., 119 has an odd number of terms. Find the term in the middle.',
    'Which number stands exactly in the middle of the AP 11, 19, 27, ..., 299?',
    'middle term of 213, 205, 197, ..., 37 nikalo',
  ],
  refuses: [
    'Find the two middle terms of the AP 6, 13, 20, ..., 209.',
    'Find the sum of the terms before the middle term of the AP 6, 13, 20, ..., 216.',
    'Find the middle term of the AP 6, 13, 20, ...',
    'Find the place of the middle term of the AP 6, 13, 20, ..., 216.',
  ],
  read: (question) => {
    const list = endedList(question)
    const terms = list && termsOf(list.terms)
    return list && terms ? { given: { ...terms, last: list.last }, used: list.used } : null
  },
  before: () => 'Middle term: ',
})

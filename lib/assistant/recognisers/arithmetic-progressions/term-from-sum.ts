import { asksJust } from './tells'
import { toldIn } from './told'
import { termFromSum as solution } from '../../../solutions/arithmetic-progressions/term-from-sum'
import { recogniser } from '../../recogniser'

/** "The sum of the first n terms of an AP is 3n² + 5n. Find its nth term." */
export const termFromSum = recogniser({
  id: 'nth-term-from-sum-of-ap',
  solution,
  cues: ['sum', 'term', 'ap'],
  examples: [
    'The sum of the first n terms of an AP is 5n^2 + 15n. Find its nth term.',
    'For every n, the first n terms of an AP add up to 4n^2 + 11n. Write an expression for the nth term.',
    'If S_n = -2n^2 + 17n is the sum of the first n terms of an AP, find a_n in terms of n.',
    'Sn of an ap is 3n^2+5n, find an',
  ],
  refuses: [
    'The sum of the first n terms of an AP is 5n^2 + 15n + 1. Find its nth term.',
    'The sum of the first n terms of an AP is 5n^2 + 15n. Find the sum of its first 2n terms.',
    'The nth term of an AP is 5n + 15. Find the sum of its first n terms.',
  ],
  read: (question) => {
    const all = toldIn(question)
    return all?.sum && all.told.size === 0 && asksJust(all, 'a_n') ? { ...all, given: all.sum } : null
  },
  before: () => 'nth term: ',
})

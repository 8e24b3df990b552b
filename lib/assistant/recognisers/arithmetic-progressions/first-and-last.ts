import { asksJust, tellsJust } from './tells'
import { toldIn } from './told'
import { firstAndLast as solution } from '../../../solutions/arithmetic-progressions/first-and-last'
import { recogniser } from '../../recogniser'

/** "The first term of an AP is 5, the last term is 45 and the sum is 400. Find the number of terms and the common difference." */
export const firstAndLast = recogniser({
  id: 'ap-from-ends-and-sum',
  solution,
  cues: ['sum', 'term', 'ap'],
  examples: [
    'The first term of an AP is 5, the last term is 45 and the sum is 400. Find the number of terms and the common difference.',
    'An AP begins with 26 and ends with 350. The sum of all its terms is 6956. Find n, the number of terms, and d, the common difference.',
    'In an AP, a = 27, a_n = 143 and S_n = 2550. Find n and d.',
    'a=8, an=62, Sn=210 find n and d of ap',
  ],
  refuses: [
    'The first term of an AP is 5, the last term is 45 and the sum is 400. Find the number of terms.',
    'The first term of an AP is 5, the last term is 45 and the sum of the first 10 terms is 400. Find n and d.',
    'The first term of an AP is 5, the 4th term is 45 and the sum is 400. Find n and d.',
  ],
  read: (question) => {
    const all = toldIn(question)
    const given = all && asksJust(all, 'n', 'd') && tellsJust(all, 'a', 'l', 'S')
    return all && given ? { ...all, given: { a: given.a, l: given.l, total: given.S } } : null
  },
})

import { wholeOf } from './progression'
import { asksJust, tellsJust } from './tells'
import { toldIn, type Told } from './told'
import { sumFromEnds as solution, type Given } from '../../../solutions/arithmetic-progressions/sum-from-ends'
import { recogniser } from '../../recogniser'

/** "The first and the last term of an AP are 17 and 350. If the common difference is 9, how many terms are there and what is their sum?" */
export const sumFromEnds = recogniser<Given>({
  id: 'sum-of-ap-between-its-ends',
  solution,
  cues: ['sum', 'term', 'ap'],
  examples: [
    'The first term of an AP is 20 and the last term is 160. If the common difference is 5, how many terms are there, and what is their sum? Give n and S.',
    'The first and the last terms of an AP are 17 and 350. If the common difference is 9, how many terms are there and what is their sum?',
    'An AP of 28 terms begins with 3 and ends with 111. Find its common difference d and the sum S of its terms.',
    'In an AP, a = 39, l = 135 and n = 13, where l is the last term. Find d and the sum S of all the terms.',
  ],
  refuses: [
    'The first term of an AP is 20 and the last term is 160. If the common difference is 5, what is the sum of the first 4 terms?',
    'The first term of an AP is 20 and the last term is 160. If the common difference is 5, how many terms are there?',
    'The first term of an AP is 20 and the last term but one is 160. If the common difference is 5, find n and S',
  ],
  read: (question) => {
    const all = toldIn(question)
    const given = all && givenBy(all)
    return all && given ? { ...all, given } : null
  },
})

function givenBy(all: Told): Given | null {
  const steps = asksJust(all, 'n', 'S') || asksJust(all, 'n', 'S_n') ? tellsJust(all, 'a', 'l', 'd') : null
  if (steps) return { ...steps, known: 'd' }
  const counted = asksJust(all, 'd', 'S') || asksJust(all, 'd', 'S_n') ? tellsJust(all, 'a', 'l', 'n') : null
  const n = counted && wholeOf(counted.n)
  return counted && n !== null ? { a: counted.a, l: counted.l, known: 'n', n } : null
}

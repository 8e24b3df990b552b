import { asksJust, placeAsked } from './tells'
import { toldIn } from './told'
import { valuesFromSum as solution } from '../../../solutions/arithmetic-progressions/values-from-sum'
import { recogniser } from '../../recogniser'

/** "The sum of the first n terms of an AP is 4n² − n. Find its first term a and common difference d." */
export const valuesFromSum = recogniser({
  id: 'values-from-sum-of-ap',
  solution,
  cues: ['sum', 'term', 'ap'],
  examples: [
    'If the sum of the first n terms of an AP is 6n^2 - 3n, what are its first term a and its common difference d?',
    'If the sum of the first n terms of an AP is 3n^2 + 9n, what is its 7th term?',
    'For every n, the first n terms of an AP add up to 4n^2 + 7n. Which number is the 19th term?',
    'Sn = 4n^2 - n of an ap find a10',
  ],
  refuses: [
    'If the sum of the first n terms of an AP is 6n^2 - 3n, which term is 45?',
    'If the nth term of an AP is 6n - 3, what are its first term a and its common difference d?',
    'If the sum of the first n terms of an AP is 6n^2 - 3n, find the 7th term from the end.',
    'If the sum of the first n terms of an AP is 6n^2 - 3n, find the sum of the 7th and the 8th term.',
  ],
  read: (question) => {
    const all = toldIn(question)
    if (!all?.sum || all.told.size > 0) return null
    const place = placeAsked(all, 'a')
    if (place !== null) return { ...all, given: { ...all.sum, asked: 'term' as const, place } }
    return asksJust(all, 'a', 'd') ? { ...all, given: { ...all.sum, asked: 'both' as const } } : null
  },
})

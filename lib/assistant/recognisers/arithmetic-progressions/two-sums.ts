import { asksJust, placeAsked, placesTold } from './tells'
import { toldIn } from './told'
import { twoSums as solution } from '../../../solutions/arithmetic-progressions/two-sums'
import { recogniser } from '../../recogniser'

/** "The sum of the first 7 terms of an AP is 49 and that of the first 17 terms is 289. Find a and d." */
export const twoSums = recogniser({
  id: 'two-sums-of-ap',
  solution,
  cues: ['sum', 'term', 'ap'],
  examples: [
    'In an AP, S_6 = -15 and S_16 = -600, where S_n is the sum of the first n terms. Find S_27.',
    'If the sum of the first 10 terms of an AP is 445 and that of the first 16 terms is 1048, find the sum of its first 26 terms.',
    'The first 7 terms of an AP add up to -42, and its first 15 terms add up to -450. Determine a, its first term, and d, its common difference.',
    'sum of first 7 terms of an ap is 49 and sum of 17 terms is 289 find sum of first 40 terms',
  ],
  refuses: [
    'The sum of the first 10 terms of an AP is 445 and the sum of the next 10 terms is 1048. Find a and d.',
    'The sum of the first 10 terms of an AP is 445 and the sum of the last 6 terms is 1048. Find a and d.',
    'The sum of the first 10 terms of an AP is 445 and that of the first 16 terms is 3 times it. Find a and d.',
    'The sum of the first 10 terms of an AP is 445 and its 16th term is 48. Find a and d.',
  ],
  read: (question) => {
    const all = toldIn(question)
    const [one, two, ...more] = all ? placesTold(all, 'S') : []
    if (!all || !one || !two || more.length > 0 || all.told.size !== 2 || all.sum) return null
    const sums = { m: one[0], first: one[1], n: two[0], second: two[1] }
    const count = placeAsked(all, 'S')
    if (count !== null) return { ...all, given: { ...sums, asked: 'sum' as const, count } }
    return asksJust(all, 'a', 'd') ? { ...all, given: { ...sums, asked: 'ap' as const } } : null
  },
})

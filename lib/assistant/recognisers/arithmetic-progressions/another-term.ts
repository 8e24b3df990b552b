import { placeAsked, placesTold } from './tells'
import { toldIn } from './told'
import { anotherTerm as solution } from '../../../solutions/arithmetic-progressions/another-term'
import { recogniser } from '../../recogniser'

/** "The 3rd term of an AP is 5 and the 7th term is 9. Find its 31st term." */
export const anotherTerm = recogniser({
  id: 'another-term-of-ap',
  solution,
  cues: ['term', 'ap'],
  examples: [
    'The 3rd term of an AP is 5 and the 7th term is 9. Find the 31st term.',
    'In an AP, a_11 = 66 and a_18 = 115. Find a_21.',
    'Find the 31st term of an AP whose 11th term is 38 and the 16th term is 73.',
    '3rd term of ap is 12 and 50th term is 106 find 29th term',
  ],
  refuses: [
    'The 3rd term of an AP is 5 and the 7th term is 9. Find the 31st term from the end.',
    'The 3rd term of an AP is 5 and the 7th term is 9. Find the sum of the first 31 terms.',
    'The 3rd term of an AP is 5 and the 7th term is 9. Find the 31st and the 32nd term.',
    'The 3rd term of a GP is 5 and the 7th term is 80. Find the 9th term.',
  ],
  read: (question) => {
    const all = toldIn(question)
    const [p, q, ...more] = all ? placesTold(all, 'a') : []
    const wanted = all && placeAsked(all, 'a')
    if (!all || !p || !q || wanted === null || more.length > 0 || all.told.size !== 2 || all.sum) return null
    return { ...all, given: { p: p[0], first: p[1], q: q[0], second: q[1], wanted } }
  },
  before: ({ wanted }) => `Term number ${wanted} = `,
})

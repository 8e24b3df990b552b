import { asksJust, placesTold } from './tells'
import { toldIn, type Told } from './told'
import { zeroTerm as solution } from '../../../solutions/arithmetic-progressions/zero-term'
import { recogniser } from '../../recogniser'

/** "The 4th term of an AP is 30 and the 13th term is -15. Which term is zero?" */
export const zeroTerm = recogniser({
  id: 'zero-term-of-ap',
  solution,
  cues: ['term', 'ap', 'zeroes'],
  examples: [
    'The 8th term of an AP is -98 and the 29th term is 49. Which term of the AP is zero?',
    'If the 6th and the 30th terms of an AP are 120 and -24, which term of this AP is zero?',
    'In an AP, a_11 = -32 and a_27 = 96. For which n is a_n = 0?',
    'if the 3rd and 9th terms of an ap are 4 and -8 respectively which term is zero',
  ],
  refuses: [
    'The 8th term of an AP is -98 and the 29th term is 49. Which term of the AP is the first to be more than zero?',
    'In an AP, a_11 = -32 and a_27 = 96. For which n is a_n = 4?',
    'In an AP, a_11 = -32 and a_27 = 96. For which n is S_n = 0?',
  ],
  read: (question) => {
    const all = toldIn(question)
    const [p, q, ...more] = all ? placesTold(all, 'a') : []
    if (!all || !p || !q || more.length > 0 || all.sum || !asksZero(all)) return null
    return { ...all, given: { p: p[0], first: p[1], q: q[0], second: q[1] } }
  },
  before: () => 'Place of the term: ',
})

/** "Which term is zero", or "for which n is a_n = 0". */
const asksZero = (all: Told): boolean =>
  (asksJust(all, 'zero') && all.told.size === 2) ||
  (asksJust(all, 'n') && all.told.size === 3 && all.told.get('l')?.n === 0n)

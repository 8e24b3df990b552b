import { asksIn, type Asked } from './pieces/asked'
import { foundIn, type Facts } from './pieces/facts'
import { worked } from '../solution'

export interface Given extends Facts {
  readonly asked: readonly Asked[]
}

/** E.g. "In an AP the 4th term is 11 and the 9th term exceeds the 6th by 12. Find the AP and the sum of its first 20 terms." */
export const fromFacts = worked<Given>({
  id: 'from-facts',
  archetype: 'ap-two-terms',
  objection: (given) => {
    const found = foundIn(given)
    if (typeof found === 'string') return found
    const asked = asksIn(given.asked, found)
    return typeof asked === 'string' ? asked : null
  },
  solve: (given) => {
    const found = foundIn(given)
    const asked = typeof found === 'string' ? found : asksIn(given.asked, found)
    if (typeof found === 'string' || typeof asked === 'string') throw new Error('fromFacts: the AP is not fixed')
    return { lines: [...found.lines, ...asked.lines], key: asked.key }
  },
})

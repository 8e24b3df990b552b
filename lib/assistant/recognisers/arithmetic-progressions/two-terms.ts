import { progressionWords } from './progression'
import { asksJust, placesTold } from './tells'
import { toldIn, type Told } from './told'
import { twoTerms as solution } from '../../../solutions/arithmetic-progressions/two-terms'
import { phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

export const twoTerms = recogniser({
  id: 'two-terms-of-ap',
  solution,
  cues: ['term', 'ap'],
  words: [...progressionWords, 'determine', 'respectively'],
  examples: [
    'The 5th term of an AP is −31 and the 13th term is −79. Find the first term a and the common difference d.',
    'Determine the AP whose 9th term is 9 and whose 21st term is 33: give its first term a and common difference d.',
    'In an AP, a_5 = -18 and a_11 = -48. Find a and d, its first term and common difference.',
    'find the ap whose 3rd term is 16 and 7th term is 28',
    'if 6th and 30th terms of an ap are 120 and -24 find a and d',
  ],
  read: (question) => {
    const all = toldIn(question)
    const [p, q, ...others] = all ? placesTold(all, 'a') : []
    if (all && p && q && others.length === 0 && all.told.size === 2 && !all.sum && asksAp(question, all))
      return { ...all, given: { p: p[0], first: p[1], q: q[0], second: q[1] } }
    const terms = question.items.flatMap((item, index) => termAt(question.items, item, index))
    const [one, two, ...more] = terms
    if (!one || !two || more.length > 0 || !question.words.includes('difference')) return null
    return {
      given: { p: one.n, first: one.value, q: two.n, second: two.value },
      used: [...one.used, ...two.used, ...lettersNamed(question, 'a', 'd')],
    }
  },
  refuses: [
    'The 5th term of an AP is -31 and the 13th term is -79. Find the first term a.',
    'The 5th term of an AP is -31 and the 13th term is 4 more than it. Find a and d.',
    'The sum of the 5th and the 13th term of an AP is -31 and its 4th term is 3. Find a and d.',
    'The 5th term of a GP is 2 and the 13th term is 4. Find the first term and the common ratio.',
  ],
  before: () => '',
})

/** "Find a and d", or "find the AP". */
const asksAp = (question: Question, all: Told): boolean =>
  asksJust(all, 'a', 'd') ||
  (asksJust(all) && phrase(question, 'find|determine|write|nikalo|batao ap|series|progression') !== null)

/** "5th term of an AP is -31" */
function termAt(items: readonly Item[], item: Item, index: number) {
  if (item.kind !== 'ordinal' || item.n === null) return []
  const told = items.slice(index + 1, index + 7)
  const at = told.findIndex(({ kind }) => kind !== 'word')
  const value = told[at]
  return value?.kind === 'number' ? [{ n: item.n, value: value.value, used: [item, value] }] : []
}

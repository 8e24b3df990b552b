import { progressionWords } from './progression'
import { twoTerms as solution } from '../../../solutions/arithmetic-progressions/two-terms'
import { lettersNamed } from '../../question/pick'
import type { Item } from '../../question/fact'
import { recogniser } from '../../recogniser'

export const twoTerms = recogniser({
  id: 'two-terms-of-ap',
  solution,
  cues: ['term'],
  words: [...progressionWords, 'determine', 'respectively'],
  examples: [
    'The 5th term of an AP is −31 and the 13th term is −79. Find the first term a and the common difference d.',
    'Determine the AP whose 9th term is 9 and whose 21st term is 33: give its first term a and common difference d.',
  ],
  read: (question) => {
    const terms = question.items.flatMap((item, index) => termAt(question.items, item, index))
    const [one, two, ...more] = terms
    if (!one || !two || more.length > 0 || !question.words.includes('difference')) return null
    return {
      given: { p: one.n, first: one.value, q: two.n, second: two.value },
      used: [...one.used, ...two.used, ...lettersNamed(question, 'a', 'd')],
    }
  },
  before: () => '',
})

/** "5th term of an AP is -31" */
function termAt(items: readonly Item[], item: Item, index: number) {
  if (item.kind !== 'ordinal' || item.n === null) return []
  const told = items.slice(index + 1, index + 7)
  const at = told.findIndex(({ kind }) => kind !== 'word')
  const value = told[at]
  return value?.kind === 'number' ? [{ n: item.n, value: value.value, used: [item, value] }] : []
}

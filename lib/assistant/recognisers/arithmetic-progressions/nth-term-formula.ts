import { asksJust, tellsJust } from './tells'
import { toldIn } from './told'
import { progressionIn, progressionWords } from './progression'
import { nthTermFormula as solution } from '../../../solutions/arithmetic-progressions/nth-term-formula'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { recogniser } from '../../recogniser'

const isNth = (fact: Fact): boolean => fact.kind === 'ordinal' && fact.n === null

export const nthTermFormula = recogniser({
  id: 'nth-term-formula',
  solution,
  cues: ['term', '#ordinal', 'ap'],
  words: [...progressionWords, 'general', 'expression', 'formula', 'simplest', 'form'],
  examples: [
    'nth term of 3, 7, 11',
    'Find the nth term of the AP 30, 35, 40, 45, ...',
    'write formula for nth term of ap 6, 11, 16',
  ],
  read: (question) => {
    const found = progressionIn(question)
    const asked = [...question.facts.filter(isNth), ...lettersNamed(question, 'a_n')]
    if (!found || (asked.length === 0 && !question.words.includes('general'))) {
      const all = toldIn(question)
      const ap = all && asksJust(all, 'a_n') && tellsJust(all, 'a', 'd')
      return all && ap ? { ...all, given: ap } : null
    }
    return { given: found.progression, used: [...found.used, ...asked, ...lettersNamed(question, 'n')] }
  },
  before: () => 'nth term: ',
})

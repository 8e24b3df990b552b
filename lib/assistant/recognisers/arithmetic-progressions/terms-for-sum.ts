import { asksJust, tellsJust } from './tells'
import { toldIn } from './told'
import { progressionIn, progressionWords } from './progression'
import { termsForSum as solution } from '../../../solutions/arithmetic-progressions/terms-for-sum'
import { lettersNamed, numberAfter } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const termsForSum = recogniser({
  id: 'terms-for-a-sum-of-ap',
  solution,
  cues: ['sum'],
  words: [
    ...progressionWords,
    'many',
    'must',
    'taken',
    'added',
    'so',
    'possible',
    'both',
    'explain',
    'double',
    'lene',
    'par',
    'aayega',
  ],
  examples: [
    'How many terms of the AP 9, 17, 25, ... must be taken so that their sum is 636?',
    'The sum of the first n terms of the AP 13, 18, 23, ... is 297. Find n.',
    'Some terms of the AP 15, 20, 25, ... are added, from the first one on, and their sum is 315. How many terms are added?',
    '24, 21, 18 ... ke kitne terms lene par sum 78 aayega',
  ],
  read: (question) => {
    const found = progressionIn(question)
    const many = question.words.includes('many')
    const letters = lettersNamed(question, 'n')
    const [total] = question.facts.filter(({ kind }) => kind === 'number')
    const named = numberAfter(question, ['sum']) ?? (total?.kind === 'number' ? total : null)
    const all = toldIn(question)
    const given = all && asksJust(all, 'n') && tellsJust(all, 'a', 'd', 'S')
    if (all && given) return { ...all, given: { a: given.a, d: given.d, total: given.S } }
    if (!found || !named || !(many || letters.length > 0)) return null
    return { given: { ...found.progression, total: named.value }, used: [...found.used, named, ...letters] }
  },
  before: () => 'n = ',
})

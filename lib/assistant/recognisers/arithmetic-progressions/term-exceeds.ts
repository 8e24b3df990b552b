import { progressionIn, progressionWords } from './progression'
import { termExceeds as solution } from '../../../solutions/arithmetic-progressions/term-exceeds'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { negate } from '../../../maths/fraction'

/** "Which term of the AP 4, 11, 18, ... is 84 more than its 25th term?" */
export const termExceeds = recogniser({
  id: 'term-that-exceeds-another',
  solution,
  cues: ['more', 'less', 'greater', 'exceeds'],
  words: [...progressionWords, 'one', 'than'],
  examples: [
    'Which term of the AP 4, 11, 18, ... is 84 more than its 25th term?',
    'In the AP 12, 16, 20, ..., one term is 36 less than the 36th term. Which term is it?',
    'Find n, if the nth term of the AP 14, 19, 24, ... is 50 more than the 19th term.',
    'which term of ap 3,15,27,39.. will be 132 more than its 54th term',
  ],
  refuses: [
    'Which term of the AP 4, 11, 18, ... is 84 more than twice its 25th term?',
    'What is the term of the AP 4, 11, 18, ... that is 84 more than its 25th term? Give its value, not its place.',
    'Which term of the AP 4, 11, 18, ... is 84 more than its 25th term from the end?',
    'Which term of the AP 4, 11, 18, ... is the first to be more than 84?',
  ],
  read: (question) => {
    const found = progressionIn(question)
    const more = phrase(question, '#g more|greater than @k:ordinal term', 'exceeds @k:ordinal term by? #g')
    const less = more ? null : phrase(question, '#g less|smaller than @k:ordinal term')
    const gap = more ?? less
    const k = gap?.facts.k.n
    if (!found || !gap || k === undefined || k === null) return null
    const nth = factsOf(question, 'ordinal').filter(({ n }) => n === null)
    const { used, said } = told(question, gap)
    return {
      given: { ...found.progression, k, by: less ? negate(gap.numbers.g) : gap.numbers.g },
      used: [...found.used, ...used, ...nth, ...lettersNamed(question, 'n')],
      said,
    }
  },
  before: () => 'Place of the term: ',
})

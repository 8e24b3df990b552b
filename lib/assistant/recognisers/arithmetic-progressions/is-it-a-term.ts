import { progressionIn, progressionWords } from './progression'
import { isItATerm as solution } from '../../../solutions/arithmetic-progressions/is-it-a-term'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const isItATerm = recogniser({
  id: 'is-it-a-term',
  solution,
  cues: ['term', 'contain', 'list', 'ap'],
  words: [
    ...progressionWords,
    ...'contain check whether type not no which does belong appear come occur exist'.split(' '),
  ],
  examples: [
    'Is 88 a term of the AP -5, -2, 1, ...?',
    'Which term of the AP 3, 8, 13, 18, ... is 78?',
    'is 250 in the list 5 11 17 23 ...?',
    'Check whether 227 is a term of the AP 3, 10, 17, ... If it is, type the number of the term; if it is not, type "no".',
  ],
  refuses: [
    'first 5 terms of the AP a = 10, d = 10',
    'is 5 the common difference of the ap 3, 8, 13, ...',
    'Is 88 the sum of the first terms of the AP -5, -2, 1, ...?',
    'Which term of the AP 3, 8, 13, ... is 78 more than its 4th term?',
    'Which term of the AP 3, 8, 13, ... is the first to be more than 78?',
  ],
  read: (question) => {
    const found = progressionIn(question)
    const [value, ...more] = factsOf(question, 'number').filter(({ unit }) => unit === '')
    if (!found || !value || more.length > 0 || found.used.includes(value)) return null
    // "the first 5 terms" counts
    const next = question.items[question.items.indexOf(value) + 1]
    if (next?.kind === 'word' && next.text === 'term') return null
    // "the middle term up to 130" has no value yet
    if (question.words.includes('middle')) return null
    const [words, isNamed] = [question.words, question.words.some((word) => word === 'term' || word === 'contain')]
    const isAsked = words.some((word) => /^(?:is|does|do|whether|kya|will|can|check)$/.test(word))
    if (words.includes('difference') || (!isNamed && (!isAsked || words.includes('first')))) return null
    return { given: { ...found.progression, value: value.value }, used: [...found.used, value] }
  },
  before: () => 'Answer: ',
})

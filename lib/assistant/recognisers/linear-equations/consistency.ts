import { pairIn, pairWords } from './equations'
import { consistency as solution, type Given } from '../../../solutions/linear-equations/consistency'
import { recogniser } from '../../recogniser'

export const consistency = recogniser<Given>({
  id: 'consistency-of-pair',
  solution,
  cues: ['consistent', 'inconsistent', 'many', 'has', 'said'],
  words: [
    ...pairWords,
    'whether',
    'about',
    'or',
    'not',
    'check',
    'compare',
    'comparing',
    'ratio',
    'ratios',
    'coefficients',
    'solution',
    'lines',
    'has',
    'have',
  ],
  examples: [
    'Find out whether the pair of linear equations 3x − 9y = −33 and 4x − 12y = −43 is consistent or inconsistent.',
    'How many solutions does the pair x + 2y = 4, 2x + 4y = 12 have?',
  ],
  read: (question) => {
    const found = pairIn(question)
    if (!found) return null
    const word = question.words.includes('consistent') || question.words.includes('inconsistent')
    const count = question.words.includes('many') && question.words.includes('solution')
    if (!word && !count && question.options.length > 0) {
      const asked = question.words.includes('said') ? 'lines' : question.words.at(-1) === 'has' ? 'solutions' : null
      return asked && { given: { equations: found.equations, asked }, used: found.used }
    }
    return word === count
      ? null
      : { given: { equations: found.equations, asked: word ? 'consistency' : 'solutions' }, used: found.used }
  },
  before: ({ asked }) => ({ consistency: 'The pair is ', solutions: 'The pair has ', lines: '' })[asked],
})

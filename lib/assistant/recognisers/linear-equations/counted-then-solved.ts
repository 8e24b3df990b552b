import { asksThem, pairIn, solveWords } from './equations'
import { countedThenSolved as solution, type Given } from '../../../solutions/linear-equations/counted-then-solved'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

function askedIn({ words }: Question): Given['asked'] | null {
  if (words.includes('consistent') || words.includes('inconsistent')) return 'consistency'
  return words.includes('solution') && (words.includes('many') || words.includes('unique')) ? 'solutions' : null
}

/** "How many solutions has the pair 2x + 3y = 7, x - y = 1, and what is it?" */
export const countedThenSolved = recogniser<Given>({
  id: 'counted-then-solved',
  solution,
  cues: ['consistent', 'inconsistent', 'solution'],
  words: [
    ...solveWords,
    ...['whether', 'check', 'or', 'not', 'many', 'unique', 'has', 'have', 'consistent', 'inconsistent', 'if', 'yes'],
    ...[
      'graphically',
      'graphical',
      'graph',
      'no',
      'infinitely',
      'infinite',
      'which',
      'case',
      'cross',
      'multiplication',
      'using',
    ],
    ...['coefficients', 'ratio', 'ratios', 'comparing', 'hence', 'also', 'then', 'exists', 'them', 'possible', 'any'],
  ],
  examples: [
    'How many solutions does the pair 2x + 3y = 7, x - y = 1 have, and what is it?',
    'Is the pair x + y = 5, 2x - 3y = 4 consistent? If so, solve it.',
    'Is the pair x + y = 5, 2x - 2y = 4 consistent? If so, solve it graphically.',
    'check whether 3x + 2y = 5 and 2x - 3y = 7 is consistent or inconsistent. if consistent, find the solution',
  ],
  refuses: [
    'How many solutions does the pair 2x + 3y = 7, x - y = 1 have?',
    'Is the pair x + y = 5, 2x - 3y = 4 consistent? If so, find x - y.',
  ],
  read: (question) => {
    const found = pairIn(question)
    const asked = askedIn(question)
    return found && asked && asksThem(question) && question.options.length === 0
      ? {
          given: { equations: found.equations, letters: found.letters, asked },
          used: found.used,
          ...(question.words.some((word) => /^graph/.test(word)) && {
            lead: 'What the graph shows can be worked out.',
          }),
        }
      : null
  },
  before: () => '',
})

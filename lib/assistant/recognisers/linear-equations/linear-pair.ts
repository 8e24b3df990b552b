import { pairIn, solveWords } from './equations'
import { linearPair as solution, type Given } from '../../../solutions/linear-equations/linear-pair'
import { isWhole } from '../../../solutions/linear-equations/pieces/equation'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const linearPair = recogniser<Given>({
  id: 'linear-pair',
  solution,
  cues: ['#equation'],
  words: [
    ...solveWords,
    'elimination',
    'substitution',
    'use',
    'lines',
    'drawn',
    'graph',
    'paper',
    'given',
    'point',
    'meet',
    'all',
    'possible',
    'cross',
    'multiplication',
    'by',
  ],
  examples: [
    'Solve 2x + 3y = 7 and x - y = 1',
    'x + y = 14, x - y = 4',
    'x+y=14 x-y=4 find x and y',
    'solve 3x + 4y = 10 and 2x - 2y = 2 by elimination',
    'Find the values of x and y that satisfy both 6x + 2y = 6 and 3x - 2y = -15.',
  ],
  refuses: [
    'find x - y if 2x + y = 5 and x + 2y = 4',
    'Is x = 9, y = 5 a solution of x + y = 14, x - y = 4?',
    'how many solutions has x + y = 14, x - y = 4',
    'solve x + y = 14, x - y = 4 graphically',
    'for what k have kx + y = 2 and x - y = 4 no solution',
  ],
  read: (question) => {
    const found = pairIn(question)
    // the point is asked, and not the two values
    if (!found || phrase(question, 'which|what point')) return null
    const { equations, letters, used } = found
    const { said } = told(question, phrase(question, 'one graph'))
    if (!equations.every(isWhole)) return null
    const named = (['elimination', 'substitution'] as const).find((method) => question.words.includes(method))
    return { given: { equations, letters, method: named ?? 'any' }, used, said }
  },
  before: () => '',
})

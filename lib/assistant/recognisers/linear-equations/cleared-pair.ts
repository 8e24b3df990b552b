import { pairIn, solveWords } from './equations'
import { clearedPair as solution, type Given } from '../../../solutions/linear-equations/cleared-pair'
import { isWhole } from '../../../solutions/linear-equations/pieces/equation'
import { decimalsIn } from '../../question/decimals'
import { recogniser } from '../../recogniser'

export const clearedPair = recogniser<Given>({
  id: 'cleared-pair',
  solution,
  cues: ['#equation'],
  words: [...solveWords, 'elimination', 'substitution', 'clear', 'decimals', 'fractions'],
  examples: [
    'Clear the fractions and solve for x and y: x/2 + y/3 = -3 and 3x/2 - y/3 = 7',
    'solve 0.2x + 0.3y = 1.3 , 0.4x + 0.5y = 2.3',
    'x/2 + 2y/3 = -1, x - y/3 = 3 solve by elimination method',
  ],
  refuses: [
    'find x - y if x/2 + y = 5 and x + 2y = 4',
    'how many solutions has x/2 + y = 14, x - y = 4',
    'solve x/2 + y = 14, x - y = 4 graphically',
  ],
  read: (question) => {
    const found = pairIn(question)
    if (!found || found.equations.every(isWhole)) return null
    const { equations, letters, used } = found
    return { given: { equations, letters, printed: decimalsIn(used) ? 'decimals' : 'fractions' }, used }
  },
  before: () => '',
})

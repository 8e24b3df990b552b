import { rootWords } from './words'
import { fractionsIn } from './fractions'
import { lettersNamed } from '../../question/pick'
import { rationalSum as solution } from '../../../solutions/quadratic-equations/rational-sum'
import { recogniser } from '../../recogniser'

export const rationalSum = recogniser({
  id: 'rational-sum',
  solution,
  cues: ['#equation'],
  words: [...rootWords, 'real', 'factorisation', 'reducing', 'method'],
  examples: [
    'Find the roots of the equation 1/(x - 5) + 1/(x + 1) = 5/8, x ≠ 5, x ≠ -1',
    'solve 1/(x+1) + 1/(x+3) = 8/15',
  ],
  refuses: ['Find the product of the roots of 1/(x + 1) + 1/(x + 3) = 8/15', 'larger root of 1/(x+1) + 1/(x+3) = 8/15'],
  read: (question) => {
    const found = fractionsIn(question)
    if (found?.sign !== '+') return null
    const { p, q, right, used } = found
    return { given: { p, q, right }, used: [...used, ...lettersNamed(question, 'x')] }
  },
})

import { pairIn, solveWords } from './equations'
import { expanded, termsOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Fact } from '../../question/fact'
import { equals, fraction, type Fraction } from '../../../maths/fraction'
import { swappedPair as solution, type Given } from '../../../solutions/linear-equations/swapped-pair'
import { recogniser } from '../../recogniser'

/** "x - y" alone. */
function differenceIn(question: Question): Fact | null {
  const [only, ...more] = factsOf(question, 'formula')
  const terms = only && more.length === 0 ? termsOf(expanded(only)) : null
  const isDifference = terms?.size === 2 && isSize(terms.get('x'), 1) && isSize(terms.get('y'), -1)
  return only && isDifference ? only : null
}

const isSize = (value: Fraction | undefined, size: number): boolean =>
  value !== undefined && equals(value, fraction(size))

export const swappedPair = recogniser<Given>({
  id: 'swapped-pair',
  solution,
  cues: ['#equation'],
  words: [...solveWords, 'without', 'finding', 'themselves', 'multiplying'],
  examples: [
    'The numbers x and y satisfy 59x + 130y = 1252 and 130x + 59y = 1394. What is the value of x - y?',
    'solve 99x + 101y = 499 , 101x + 99y = 501',
    'if 217x + 131y = 913 and 131x + 217y = 827 find x - y',
  ],
  refuses: [
    'If 217x + 131y = 913 and 131x + 217y = 827, find x + y.',
    'If 217x + 131y = 913 and 131x + 217y = 827, find y - x.',
    'If 217x + 131y = 913 and 131x + 217y = 827, find x - 2y.',
  ],
  read: (question) => {
    const found = pairIn(question)
    if (!found || found.letters[0] !== 'x' || question.words.includes('elimination')) return null
    const [first, second] = found.equations
    const isSwapped = equals(first.a, second.b) && equals(first.b, second.a)
    const difference = differenceIn(question)
    if (!isSwapped || factsOf(question, 'formula').length > 0 !== (difference !== null)) return null
    return difference
      ? { given: { equations: found.equations, asked: 'difference' }, used: [...found.used, difference] }
      : { given: { equations: found.equations, asked: 'both' }, used: found.used }
  },
  before: ({ asked }) => (asked === 'both' ? '' : 'x - y = '),
})

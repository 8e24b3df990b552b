import { fromSumAndProduct as solution } from '../../../solutions/polynomials/from-sum-and-product'
import { inX } from './quadratic'
import { zeroesAskedBehind } from './zeroes-asked-behind'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The sum and the product of the zeroes where both are rational. */
export function sumAndProductIn(question: Question) {
  const both =
    phrase(question, 'sum product zeroes &l') ??
    phrase(question, 'sum product zeroes quadratic? polynomial &l') ??
    inX(phrase(question, 'sum product zeroes quadratic? polynomial @x:letter &l')) ??
    phrase(question, 'sum zeroes product zeroes &l') ??
    phrase(question, 'zeroes sum product &l') ??
    phrase(question, '&l as? sum product zeroes')
  const each =
    phrase(question, 'sum zeroes? #s product zeroes? #p') ??
    phrase(question, 'zeroes sum #s product #p') ??
    phrase(question, 'product zeroes? #p sum zeroes? #s')
  const [sum, product, ...more] = both ? both.rows.l : each ? [each.numbers.s, each.numbers.p] : []
  const taken = (both ?? each)?.taken
  return taken && sum && product && more.length === 0 ? { sum, product, taken } : null
}

export const fromSumAndProduct = recogniser({
  id: 'polynomial-from-sum-and-product',
  solution,
  story: true,
  cues: ['sum', 'product'],
  words: ['quadratic', 'polynomial', 'zeroes', 'one', 'sum', 'product', 'such'],
  examples: [
    'Find a quadratic polynomial, in x, the sum and product of whose zeroes are 2 and −17 respectively.',
    'Form a quadratic polynomial in x if the sum of its zeroes is 3/4 and the product of its zeroes is −4.',
    'The sum and the product of the zeroes of a quadratic polynomial in x are 9 and −14 respectively. Write one such polynomial.',
    'quadratic polynomial whose sum of zeros is -3 and product is 2',
    'zeroes ka sum 7 aur product -3 hai, quadratic polynomial banao',
    'form a quad polynomial, sum of zeroes = 1/4 n product = -1/2',
  ],
  refuses: [
    'The sum and the product of the zeroes of a quadratic polynomial are 9 and −14. Find the zeroes.',
    'Find a quadratic polynomial the sum and product of whose squared zeroes are 2 and −17 respectively.',
    'Find a quadratic polynomial, the sum of whose zeroes is 2 and one of whose zeroes is −17.',
    'Find a cubic polynomial, the sum and product of whose zeroes are 2 and −17.',
  ],
  read: (question) => {
    const found = sumAndProductIn(question)
    const asked =
      phrase(question, 'find|form|write|obtain|give one? such? quadratic? polynomial') ??
      phrase(question, 'what|which|batao|banao is? quadratic polynomial') ??
      phrase(question, 'quadratic polynomial whose|with|having|jiska|jiske|batao|banao|nikalo|sum|product')
    if (!found || !asked || !question.words.includes('zeroes')) return null
    if (zeroesAskedBehind(question, found) === 'asked') return null
    const { sum, product } = found
    const stated = told(question, found, asked)
    return { given: { sum, product }, ...stated, used: [...stated.used, ...lettersNamed(question, 'x')] }
  },
  before: () => 'Polynomial: ',
})

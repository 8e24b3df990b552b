import { sumAndProductIn } from './from-sum-and-product'
import { surdSumAndProduct } from './from-surd-sum'
import { surdOf } from './surds'
import { zeroesAskedBehind } from './zeroes-asked-behind'
import { formedAndZeroes as solution, type Given } from '../../../solutions/polynomials/formed-and-zeroes'
import { lettersNamed } from '../../question/pick'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The sum and the product that are told, with what tells them. */
function toldIn(question: Question): (Given & Pick<Phrase, 'taken'>) | null {
  const plain = sumAndProductIn(question)
  if (plain)
    return {
      sum: { coefficient: plain.sum, radicand: 1 },
      product: { coefficient: plain.product, radicand: 1 },
      taken: plain.taken,
    }
  const both = surdSumAndProduct(question)
  const [sum, product] = both ? [surdOf(both.sum), surdOf(both.product)] : []
  return both && sum && product ? { sum, product, taken: both.taken } : null
}

export const formedAndZeroes = recogniser<Given>({
  id: 'polynomial-and-its-zeroes',
  solution,
  story: true,
  cues: ['sum', 'product'],
  words: ['quadratic', 'polynomial', 'zeroes', 'such', 'hence', 'factorisation', 'thus', 'method'],
  examples: [
    'Find a quadratic polynomial, the sum and product of whose zeroes are 21/8 and 5/16. Hence find its zeroes.',
    'Find the quadratic polynomial whose sum and product of zeroes are −8/3 and 4/3. Also find the zeroes of the polynomial by factorisation.',
    'For −2√3 and −9 as the sum and product of zeroes find a polynomial, also find its zeroes by factorisation',
  ],
  refuses: [
    'Find a quadratic polynomial, the sum and product of whose zeroes are 21/8 and 5/16.',
    'The sum and product of the zeroes of a quadratic polynomial are 21/8 and 5/16. Find the zeroes of its derivative.',
    'Find a quadratic polynomial, the sum and product of whose zeroes are 21/8 and 5/16. Hence find the sum of the squares of its zeroes.',
    'Find a quadratic polynomial, the sum and product of whose zeroes are 21/8 and 5/16. Find a polynomial whose zeroes are twice its zeroes.',
  ],
  read: (question) => {
    const found = toldIn(question)
    const asked = phrase(question, 'find|form|write|obtain|give one? such? quadratic? polynomial')
    if (!found || !asked) return null
    if (zeroesAskedBehind(question, found) !== 'asked') return null
    const stated = told(question, found, asked)
    return {
      given: { sum: found.sum, product: found.product },
      said: stated.said,
      used: [...stated.used, ...lettersNamed(question, 'x')],
    }
  },
  before: () => '',
})

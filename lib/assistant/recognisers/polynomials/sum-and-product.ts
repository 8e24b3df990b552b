import { polynomialWords, quadraticFact } from './quadratic'
import { sumAndProduct as solution, type Given } from '../../../solutions/polynomials/sum-and-product'
import { says } from '../../question/pick'
import { isArranged } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

export const sumAndProduct = recogniser<Given>({
  id: 'sum-and-product-of-zeroes',
  solution,
  cues: ['sum', 'product'],
  words: [...polynomialWords, 'without', 'finding', 'solving', 'them'],
  examples: [
    'sum and product of the zeroes of x² − 5x + 6',
    'sum of roots of 2x^2 - 7x + 3 = 0',
    'product of the zeroes of 3x² + 6x − 8',
  ],
  read: (question) => {
    const found = quadraticFact(question)
    const [sum, product] = [says(question, 'sum'), says(question, 'product')]
    if (!found || !(says(question, 'zeroes') || says(question, 'roots'))) return null
    const asked = sum && product ? 'both' : sum ? 'sum' : 'product'
    return { given: { ...found.quadratic, asked, arranged: isArranged(found.fact) }, used: found.used }
  },
  before: ({ asked }) => (asked === 'both' ? '' : 'Answer: '),
})

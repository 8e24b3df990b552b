import { named, wordBefore } from './mean-from-sums'
import { phrase, told } from '../../question/phrase'
import { linearIn, rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { letterInSums as solution, type LetterInSums } from '../../../solutions/statistics/letter-in-sums'

/** "The mean of a distribution is 8.1, Σfᵢxᵢ = 132 + 5k and Σfᵢ = 20. Find k." */
export const letterInSumOfProducts = recogniser<LetterInSums>({
  id: 'letter-in-the-sum-of-products',
  solution,
  story: true,
  cues: ['mean'],
  words: ['mean', 'sum', 'frequency', 'distribution', 'data', 'any', 'value'],
  examples: [
    'If the mean of a frequency distribution is 8.1 and Σfixi = 132 + 5k, Σfi = 20, then k = (a) 3 (b) 4 (c) 5 (d) 6',
    'If Σfi = 11, Σfixi = 2p + 52 and the mean of any distribution is 6, find the value of p.',
  ],
  refuses: [
    'If the mean of a frequency distribution is 8.1 and Σfixi = 132 + 5k, find k.',
    'If the median of a frequency distribution is 8.1 and Σfixi = 132 + 5k, Σfi = 20, find k and the mean.',
    'If the mean of a distribution is 8.1, Σfidi = 132 + 5k and Σfi = 20, find k.',
  ],
  read: (question) => {
    const mean = phrase(question, 'mean * is #m', 'mean #m')
    const equations = factsOf(question, 'equation')
    const count = equations.find(({ sides: [left] }) => named(left) === 'f_i' || named(left) === 'fi')
    const products = equations.find(({ sides: [left] }) => /^(?:f_ix_i|fixi|x_if_i)$/.test(named(left) ?? ''))
    if (!mean || !count || !products || equations.length !== 2) return null
    if ([count, products].some((one) => wordBefore(question, one) !== 'sum' || one.sides.length !== 2)) return null
    const [n, node] = [count.sides[1] ? rational(count.sides[1]) : null, products.sides[1]]
    const line = node && linearIn({ kind: 'formula', node, name: '' })
    if (!n || !line) return null
    const asked = factsOf(question, 'letter').filter(({ name }) => name === line.letter)
    if (asked.length !== 1) return null
    const own = told(question, mean)
    return {
      given: { n, mean: mean.numbers.m, a: line.a, b: line.b, letter: line.letter },
      used: [...own.used, count, products, ...asked],
      said: own.said,
    }
  },
  before: ({ letter }) => `${letter} = `,
})

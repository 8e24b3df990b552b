import { commonFactor, reciprocalsLessProduct, reciprocalSquares, shiftedProduct } from './pieces/more-symmetric-forms'
import { symmetricQuestion } from './pieces/symmetric-question'

/** E.g. "If α and β are the zeroes of 2x² − 7x + 4, find the value of 1/α² + 1/β²." */
export const moreSymmetricValues = symmetricQuestion({
  id: 'poly-more-symmetric-values',
  version: 3,
  archetypes: ['poly-symmetric-more'],
  difficulty: 'medium',
  marks: 2,
  forms: [
    () => commonFactor,
    () => reciprocalSquares,
    (random) => shiftedProduct(random.integer(1, 5)),
    () => reciprocalsLessProduct,
  ],
  most: 9,
  denominator: 20n,
})

import { fourthPowers, reciprocalCubes, squaresOverZeroes } from './pieces/more-symmetric-forms'
import { symmetricQuestion } from './pieces/symmetric-question'

/** E.g. "If α and β are the zeroes of x² − 5x + 3, find the value of α²/β + β²/α." */
export const harderSymmetricValues = symmetricQuestion({
  id: 'poly-harder-symmetric-values',
  version: 3,
  archetypes: ['poly-symmetric-more', 'poly-symmetric'],
  difficulty: 'hard',
  marks: 3,
  forms: [() => squaresOverZeroes, () => reciprocalCubes, () => fourthPowers],
  most: 7,
  denominator: 27n,
  wholeProduct: true,
})

import type { Template } from '../template'
import { moreSymmetricValues } from './more-symmetric-values'
import { polynomialFromOneZero } from './polynomial-from-one-zero'
import { polynomialFromZeroes } from './polynomial-from-zeroes'
import { squareLessNumber } from './square-less-number'
import { symmetricValue } from './symmetric-value'
import { twoUnknownCoefficients } from './two-unknown-coefficients'
import { unknownFromCondition } from './unknown-from-condition'
import { unknownFromSymmetric } from './unknown-from-symmetric'
import { zeroesWithCheck } from './zeroes-with-check'

export const templates: readonly Template[] = [
  zeroesWithCheck,
  squareLessNumber,
  polynomialFromZeroes,
  unknownFromCondition,
  symmetricValue,
  twoUnknownCoefficients,
  polynomialFromOneZero,
  moreSymmetricValues,
  unknownFromSymmetric,
]

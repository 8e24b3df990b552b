import type { Template } from '../template'
import { polynomialFromZeroes } from './polynomial-from-zeroes'
import { squareLessNumber } from './square-less-number'
import { symmetricValue } from './symmetric-value'
import { unknownFromCondition } from './unknown-from-condition'
import { zeroesWithCheck } from './zeroes-with-check'

export const templates: readonly Template[] = [
  zeroesWithCheck,
  squareLessNumber,
  polynomialFromZeroes,
  unknownFromCondition,
  symmetricValue,
]

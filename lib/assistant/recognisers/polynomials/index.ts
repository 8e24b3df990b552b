import { factors } from './factors'
import { squareLessNumber } from './square-less-number'
import { sumAndProduct } from './sum-and-product'
import { unknownFromZero } from './unknown-from-zero'
import { valueAt } from './value-at'
import { zeroesWithCheck } from './zeroes-with-check'
import { zeroes } from './zeroes'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  factors,
  squareLessNumber,
  sumAndProduct,
  unknownFromZero,
  valueAt,
  zeroesWithCheck,
  zeroes,
]

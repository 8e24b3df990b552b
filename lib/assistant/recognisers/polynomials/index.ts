import { factors } from './factors'
import { squareLessNumber } from './square-less-number'
import { sumAndProduct } from './sum-and-product'
import { unknownFromZero } from './unknown-from-zero'
import { valueAt } from './value-at'
import { zeroes } from './zeroes'
import { zeroesWithCheck } from './zeroes-with-check'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  factors,
  squareLessNumber,
  sumAndProduct,
  unknownFromZero,
  valueAt,
  zeroes,
  zeroesWithCheck,
]

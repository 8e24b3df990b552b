import type { Template } from '../template'
import { harderSymmetricValues } from './harder-symmetric-values'
import { heightTimeCase } from './height-time-case'
import { highwayCase } from './highway-case'
import { parabolaCase } from './parabola-case'
import { priceCase } from './price-case'
import { surdZeroes } from './surd-zeroes'
import { surdZeroesWithCheck } from './surd-zeroes-with-check'
import { transformedZeroes } from './transformed-zeroes'
import { twoValuesFromSquares } from './two-values-from-squares'
import { twoValuesOfK } from './two-values-of-k'

export const templates: readonly Template[] = [
  surdZeroes,
  twoValuesOfK,
  transformedZeroes,
  parabolaCase,
  highwayCase,
  harderSymmetricValues,
  surdZeroesWithCheck,
  twoValuesFromSquares,
  heightTimeCase,
  priceCase,
]

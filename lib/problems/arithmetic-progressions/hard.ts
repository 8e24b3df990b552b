import type { Template } from '../template'
import { logPile } from './log-pile'
import { proveLinearTerms } from './prove-linear-terms'
import { proveThreeSums } from './prove-three-sums'
import { sumAndProduct } from './sum-and-product'
import { termsForSumTwice } from './terms-for-sum-twice'
import { threeNumbers } from './three-numbers'
import { twoSums } from './two-sums'

export const templates: readonly Template[] = [
  twoSums,
  sumAndProduct,
  threeNumbers,
  termsForSumTwice,
  logPile,
  proveLinearTerms,
  proveThreeSums,
]

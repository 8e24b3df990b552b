import type { Template } from '../template'
import { balancePoint } from './balance-point'
import { firstAndLastBlock } from './first-last-block'
import { fourParts } from './four-parts'
import { instalments } from './instalments'
import { logPile } from './log-pile'
import { proveLinearTerms } from './prove-linear-terms'
import { proveThreeSums } from './prove-three-sums'
import { ratioOfTerms } from './ratio-of-terms'
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
  ratioOfTerms,
  firstAndLastBlock,
  instalments,
  balancePoint,
  fourParts,
]

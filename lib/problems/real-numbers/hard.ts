import type { Template } from '../template'
import { equalRowsCase } from './equal-rows-case'
import { proofByContradiction } from './proof-by-contradiction'
import { rootIrrationalInOrder } from './root-irrational-in-order'
import { sameUnknownRemainder } from './same-unknown-remainder'
import { shortByTheSame } from './short-by-the-same'
import { sumHcfLcm } from './sum-hcf-lcm'
import { sumOfRootsInOrder } from './sum-of-roots-in-order'
import { togetherCase } from './together-case'
import { twoSectionsCase } from './two-sections-case'
import { withRemainders } from './with-remainders'

export const templates: readonly Template[] = [
  withRemainders,
  proofByContradiction,
  rootIrrationalInOrder,
  twoSectionsCase,
  sumOfRootsInOrder,
  shortByTheSame,
  sameUnknownRemainder,
  equalRowsCase,
  togetherCase,
  sumHcfLcm,
]

import type { Template } from '../template'
import { proofByContradiction } from './proof-by-contradiction'
import { rootIrrationalInOrder } from './root-irrational-in-order'
import { sumOfRootsInOrder } from './sum-of-roots-in-order'
import { twoSectionsCase } from './two-sections-case'
import { withRemainders } from './with-remainders'

export const templates: readonly Template[] = [
  withRemainders,
  proofByContradiction,
  rootIrrationalInOrder,
  twoSectionsCase,
  sumOfRootsInOrder,
]

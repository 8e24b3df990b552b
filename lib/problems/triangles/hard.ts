import type { Template } from '../template'
import { crossedWires, proveReciprocals } from './crossed-poles'
import { missingReason } from './missing-reason'
import { productOfSides } from './product-of-sides'
import { proveMedians } from './prove-medians'

export const templates: readonly Template[] = [
  crossedWires,
  productOfSides,
  missingReason,
  proveReciprocals,
  proveMedians,
]

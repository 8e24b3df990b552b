import type { Template } from '../template'
import { crossedWires } from './crossed-wires'
import { missingReason } from './missing-reason'
import { productOfSides } from './product-of-sides'
import { proveMedians } from './prove-medians'
import { proveReciprocals } from './prove-reciprocals'
import { proveEqualRatios, proveParallelByBpt } from './prove-bpt-twice'
import { proveProduct } from './prove-product'
import { parallelogramLine } from './parallelogram-line'
import { frameCase } from './frame-case'

export const templates: readonly Template[] = [
  crossedWires,
  productOfSides,
  missingReason,
  proveReciprocals,
  proveMedians,
  proveParallelByBpt,
  proveEqualRatios,
  proveProduct,
  parallelogramLine,
  frameCase,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { howManyPolynomials } from './how-many-polynomials'
import { parabolaCase } from './parabola-case'
import { polynomialFromSumProduct } from './polynomial-from-sum-product'
import { polynomialFromZeroes } from './polynomial-from-zeroes'
import { signsFromParabola } from './signs-from-parabola'
import { sumAndProduct } from './sum-and-product'
import { surdZeroes } from './surd-zeroes'
import { symmetricValue } from './symmetric-value'
import { transformedZeroes } from './transformed-zeroes'
import { unknownFromCondition } from './unknown-from-condition'
import { unknownFromZero } from './unknown-from-zero'
import { valueAtPoint } from './value-at-point'
import { zeroesFromGraph } from './zeroes-from-graph'
import { zeroesOfMonic } from './zeroes-of-monic'
import { zeroesWithCheck } from './zeroes-with-check'

export const templates: readonly Template[] = [
  valueAtPoint,
  zeroesFromGraph,
  zeroesOfMonic,
  sumAndProduct,
  polynomialFromSumProduct,
  unknownFromZero,
  howManyPolynomials,
  signsFromParabola,
  assertionReason,
  zeroesWithCheck,
  polynomialFromZeroes,
  unknownFromCondition,
  symmetricValue,
  surdZeroes,
  transformedZeroes,
  parabolaCase,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { highwayCase } from './highway-case'
import { howManyPolynomials } from './how-many-polynomials'
import { isItAZero } from './is-it-a-zero'
import { natureFromParabola } from './nature-from-parabola'
import { parabolaCase } from './parabola-case'
import { polynomialFromSumProduct } from './polynomial-from-sum-product'
import { polynomialFromZeroes } from './polynomial-from-zeroes'
import { signsFromParabola } from './signs-from-parabola'
import { squareLessNumber } from './square-less-number'
import { sumAndProduct } from './sum-and-product'
import { surdZeroes } from './surd-zeroes'
import { symmetricValue } from './symmetric-value'
import { transformedZeroes } from './transformed-zeroes'
import { twoValuesOfK } from './two-values-of-k'
import { unknownFromCondition } from './unknown-from-condition'
import { unknownFromZero } from './unknown-from-zero'
import { valueAtPoint } from './value-at-point'
import { zeroesFromGraph } from './zeroes-from-graph'
import { zeroesOfMonic } from './zeroes-of-monic'
import { zeroesWithCheck } from './zeroes-with-check'

export const templates: readonly Template[] = [
  valueAtPoint,
  isItAZero,
  zeroesFromGraph,
  zeroesOfMonic,
  sumAndProduct,
  polynomialFromSumProduct,
  unknownFromZero,
  howManyPolynomials,
  signsFromParabola,
  natureFromParabola,
  assertionReason,
  zeroesWithCheck,
  squareLessNumber,
  polynomialFromZeroes,
  unknownFromCondition,
  symmetricValue,
  surdZeroes,
  twoValuesOfK,
  transformedZeroes,
  parabolaCase,
  highwayCase,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { howManyPolynomials } from './how-many-polynomials'
import { isItAZero } from './is-it-a-zero'
import { natureFromParabola } from './nature-from-parabola'
import { polynomialFromSumProduct } from './polynomial-from-sum-product'
import { polynomialFromSurdSum } from './polynomial-from-surd-sum'
import { signsFromParabola } from './signs-from-parabola'
import { signsOfZeroes } from './signs-of-zeroes'
import { sumAndProduct } from './sum-and-product'
import { unknownFromZero } from './unknown-from-zero'
import { valueAtNegative } from './value-at-negative'
import { valueAtPoint } from './value-at-point'
import { zeroesFromGraph } from './zeroes-from-graph'
import { zeroesNamedFromGraph } from './zeroes-named-from-graph'
import { zeroesOfMonic } from './zeroes-of-monic'
import { zeroesOfTwoTerms } from './zeroes-of-two-terms'

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
  zeroesNamedFromGraph,
  signsOfZeroes,
  zeroesOfTwoTerms,
  polynomialFromSurdSum,
  valueAtNegative,
  assertionReason,
]

import type { Template } from '../template'
import { agesAgo } from './ages-ago'
import { bothReal } from './both-real'
import { changedProduct } from './changed-product'
import { wordDigits } from './digits'
import { equalRoots } from './equal-roots'
import { equalRootsBoth } from './equal-roots-both'
import { factoriseNonMonic } from './factorise-non-monic'
import { feasible } from './feasible'
import { irrationalRoots } from './formula'
import { linkTwoEquations } from './link-two-equations'
import { natureThenRoots } from './nature-then-roots'
import { wordNumbers } from './numbers'
import { rationalRoots } from './rational-roots'
import { realRoots } from './real-roots'
import { wordGeometry } from './rectangle'
import { rootRelation } from './root-relation'
import { squareDifference } from './square-difference'
import { wordSquares } from './squares'
import { wordSumProduct } from './sum-and-product'
import { twiceBreadth } from './twice-breadth'
import { realRootsTwoSided } from './two-sided'

export const templates: readonly Template[] = [
  factoriseNonMonic,
  irrationalRoots,
  equalRoots,
  realRoots,
  rationalRoots,
  realRootsTwoSided,
  natureThenRoots,
  wordNumbers,
  wordSumProduct,
  wordDigits,
  wordGeometry,
  wordSquares,
  feasible,
  linkTwoEquations,
  changedProduct,
  squareDifference,
  rootRelation,
  bothReal,
  twiceBreadth,
  agesAgo,
  equalRootsBoth,
]

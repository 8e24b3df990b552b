import { discriminant } from './discriminant'
import { equalRoots } from './equal-roots'
import { factoriseMonic } from './factorise-monic'
import { factoriseNonMonic } from './factorise-non-monic'
import { formula } from './formula'
import { fromARoot } from './from-a-root'
import { natureOfRoots } from './nature-of-roots'
import { natureThenRoots } from './nature-then-roots'
import { rationalEquation } from './rational-equation'
import { rationalSum } from './rational-sum'
import { surdCoefficients } from './surd-coefficients'
import { sumAndProduct } from './sum-and-product'
import { ageProduct } from './age-product'
import { changedSpeed } from './changed-speed'
import { digitProduct } from './digit-product'
import { streamFromTimes } from './stream-from-times'
import { twoIntegers } from './two-integers'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  discriminant,
  equalRoots,
  factoriseMonic,
  factoriseNonMonic,
  formula,
  fromARoot,
  natureOfRoots,
  natureThenRoots,
  rationalEquation,
  rationalSum,
  surdCoefficients,
  sumAndProduct,
  twoIntegers,
  streamFromTimes,
  digitProduct,
  changedSpeed,
  ageProduct,
]

import { discriminant } from './discriminant'
import { equalRoots } from './equal-roots'
import { factoriseMonic } from './factorise-monic'
import { factoriseNonMonic } from './factorise-non-monic'
import { formula } from './formula'
import { fromARoot } from './from-a-root'
import { natureOfRoots } from './nature-of-roots'
import { natureThenRoots } from './nature-then-roots'
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
]

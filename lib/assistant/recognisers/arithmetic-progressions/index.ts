import { countAndFromEnd } from './count-and-from-end'
import { isItATerm } from './is-it-a-term'
import { nthTerm } from './nth-term'
import { nthTermFormula } from './nth-term-formula'
import { sumOfTerms } from './sum-of-terms'
import { termsForSum } from './terms-for-sum'
import { twoTerms } from './two-terms'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  countAndFromEnd,
  isItATerm,
  nthTerm,
  nthTermFormula,
  sumOfTerms,
  termsForSum,
  twoTerms,
]

import { exponentSum } from './exponent-sum'
import { extremeMultiple } from './extreme-multiple'
import { hcfAndLcm } from './hcf-and-lcm'
import { hcfLcmVerify } from './hcf-lcm-verify'
import { hcf } from './hcf'
import { lcm } from './lcm'
import { leastWithRemainder } from './least-with-remainder'
import { ndigitWithRemainder } from './ndigit-with-remainder'
import { primeExponents } from './prime-exponents'
import { primeFactorisation } from './prime-factorisation'
import { primeOccurs } from './prime-occurs'
import { primeOrComposite } from './prime-or-composite'
import { productRule } from './product-rule'
import { togetherAgain } from './together-again'
import { withRemainders } from './with-remainders'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  exponentSum,
  extremeMultiple,
  hcfAndLcm,
  hcfLcmVerify,
  hcf,
  lcm,
  leastWithRemainder,
  ndigitWithRemainder,
  primeExponents,
  primeFactorisation,
  primeOccurs,
  primeOrComposite,
  productRule,
  togetherAgain,
  withRemainders,
]

import { hcf } from './hcf'
import { hcfAndLcm } from './hcf-and-lcm'
import { hcfLcmVerify } from './hcf-lcm-verify'
import { lcm } from './lcm'
import { primeExponents } from './prime-exponents'
import { primeFactorisation } from './prime-factorisation'
import { primeOrComposite } from './prime-or-composite'
import { productRule } from './product-rule'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  hcf,
  hcfAndLcm,
  hcfLcmVerify,
  lcm,
  primeExponents,
  primeFactorisation,
  primeOrComposite,
  productRule,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { classifyNumber } from './classify-number'
import { hcfLcmProduct } from './hcf-lcm-product'
import { hcfLcmVerify } from './hcf-lcm-verify'
import { hcfOfTwo } from './hcf-of-two'
import { lastDigit } from './last-digit'
import { lastDigitOfPower } from './last-digit-of-power'
import { lcmOfNumbers } from './lcm-of-numbers'
import { primeExponents } from './prime-exponents'
import { primeOrComposite } from './prime-or-composite'
import { productOfPrimes } from './product-of-primes'

export const templates: readonly Template[] = [
  primeExponents,
  productOfPrimes,
  hcfOfTwo,
  lcmOfNumbers,
  hcfLcmVerify,
  hcfLcmProduct,
  lastDigit,
  lastDigitOfPower,
  classifyNumber,
  primeOrComposite,
  assertionReason,
]

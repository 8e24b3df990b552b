import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { classifyNumber } from './classify-number'
import { exponentOfPrime } from './exponent-of-prime'
import { factorTree } from './factor-tree'
import { hcfAndLcmOfProducts } from './hcf-and-lcm-of-products'
import { hcfLcmProduct } from './hcf-lcm-product'
import { hcfLcmVerify } from './hcf-lcm-verify'
import { hcfOfTwo } from './hcf-of-two'
import { lastDigit } from './last-digit'
import { lastDigitOfPower } from './last-digit-of-power'
import { lcmOfNumbers } from './lcm-of-numbers'
import { namedNumbers } from './named-numbers'
import { possibleHcfLcm } from './possible-hcf-lcm'
import { primeExponents } from './prime-exponents'
import { primeOrComposite } from './prime-or-composite'
import { productOfPrimes } from './product-of-primes'
import { ratioAndLcm } from './ratio-and-lcm'
import { sumOfExponents } from './sum-of-exponents'
import { whichIsIrrational } from './which-is-irrational'

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
  exponentOfPrime,
  sumOfExponents,
  ratioAndLcm,
  hcfAndLcmOfProducts,
  namedNumbers,
  factorTree,
  possibleHcfLcm,
  whichIsIrrational,
  assertionReason,
]

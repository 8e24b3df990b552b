import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { classifyNumber } from './classify-number'
import { clockTimeAgain } from './clock-time-again'
import { compoundIrrationalInOrder } from './compound-irrational-in-order'
import { equalGroups } from './equal-groups'
import { explainComposite } from './explain-composite'
import { extremeMultiple } from './extreme-multiple'
import { hcfLcmProduct } from './hcf-lcm-product'
import { hcfLcmThree } from './hcf-lcm-three'
import { hcfLcmVerify } from './hcf-lcm-verify'
import { hcfOfTwo } from './hcf-of-two'
import { largestMeasure } from './largest-measure'
import { lastDigit } from './last-digit'
import { lastDigitOfPower } from './last-digit-of-power'
import { lcmOfNumbers } from './lcm-of-numbers'
import { leastWithRemainder } from './least-with-remainder'
import { primeExponents } from './prime-exponents'
import { primeOrComposite } from './prime-or-composite'
import { primePowersInLetters } from './prime-powers-in-letters'
import { productOfPrimes } from './product-of-primes'
import { proofByContradiction } from './proof-by-contradiction'
import { rootIrrationalInOrder } from './root-irrational-in-order'
import { togetherAgain } from './together-again'
import { twoSectionsCase } from './two-sections-case'
import { unknownExponent } from './unknown-exponent'
import { withRemainders } from './with-remainders'

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
  hcfLcmThree,
  primePowersInLetters,
  unknownExponent,
  togetherAgain,
  clockTimeAgain,
  equalGroups,
  largestMeasure,
  leastWithRemainder,
  extremeMultiple,
  explainComposite,
  compoundIrrationalInOrder,
  withRemainders,
  proofByContradiction,
  rootIrrationalInOrder,
  twoSectionsCase,
]

import type { Template } from '../template'
import { clockTimeAgain } from './clock-time-again'
import { compoundIrrationalInOrder } from './compound-irrational-in-order'
import { equalGroups } from './equal-groups'
import { explainComposite } from './explain-composite'
import { extremeMultiple } from './extreme-multiple'
import { hcfLcmThree } from './hcf-lcm-three'
import { largestMeasure } from './largest-measure'
import { lcmTimesHcf } from './lcm-times-hcf'
import { leastIncreased } from './least-increased'
import { leastWithRemainder } from './least-with-remainder'
import { ndigitWithRemainder } from './ndigit-with-remainder'
import { primePowersInLetters } from './prime-powers-in-letters'
import { simpleIrrationalInOrder } from './simple-irrational-in-order'
import { squaredSumInOrder } from './squared-sum-in-order'
import { togetherAgain } from './together-again'
import { unknownExponent } from './unknown-exponent'

export const templates: readonly Template[] = [
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
  simpleIrrationalInOrder,
  squaredSumInOrder,
  leastIncreased,
  ndigitWithRemainder,
  lcmTimesHcf,
]

import type { Template } from '../template'
import { simplifyToOneRatio } from './simplify'
import { sidesFromAngle } from './sides-from-angle'
import { ratiosOfTwoAngles } from './ratios-of-two-angles'
import { angleThenValue } from './angle-then-value'
import { angleFromLengths } from './angle-from-lengths'
import { ratioOfHeights } from './ratio-of-heights'
import { trigAssertionReason } from './assertion-reason'
import { evaluateStandard } from './evaluate'
import { observerHeight } from './observer-height'
import { findAcuteAngle } from './find-angle'
import { identityValue } from './identity-value'
import { singleDepression } from './one-depression'
import { singleElevation } from './one-elevation'
import { ratioFromRatio } from './ratio-from-ratio'
import { ratioFromSides } from './ratios-from-sides'
import { ratioWithRoot } from './ratio-with-root'
import { trueOrFalse } from './true-false'
import { verifyForAngles } from './verify'

export const templates: readonly Template[] = [
  ratioFromSides,
  ratioFromRatio,
  evaluateStandard,
  verifyForAngles,
  findAcuteAngle,
  identityValue,
  trueOrFalse,
  trigAssertionReason,
  singleElevation,
  singleDepression,
  observerHeight,
  angleFromLengths,
  ratioOfHeights,
  ratiosOfTwoAngles,
  angleThenValue,
  simplifyToOneRatio,
  sidesFromAngle,
  ratioWithRoot,
]

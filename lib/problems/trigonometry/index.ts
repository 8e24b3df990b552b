import type { Template } from '../template'
import { trigAssertionReason } from './assertion-reason'
import { conjugateValue } from './conjugate'
import { ratioInCoordinates } from './coordinates'
import { eliminateAngle } from './eliminate'
import { evaluateQuotient, evaluateStandard } from './evaluate'
import { expressRatio } from './express'
import { findTwoAngles } from './find-a-b'
import { findAcuteAngle } from './find-angle'
import { heightCase } from './height-case'
import { homogeneousQuotient } from './homogeneous'
import { identityValue } from './identity-value'
import { planeSpeed, timeToReach } from './moving-objects'
import { singleDepression } from './one-depression'
import { singleElevation } from './one-elevation'
import { oppositeSides } from './opposite-sides'
import { orderAdvancedProof, orderBasicProof, proveIdentity } from './prove'
import { ratioFromRatio } from './ratio-from-ratio'
import { ratioFromSides } from './ratios-from-sides'
import { productFromSum, sumOfSquares } from './squares'
import { towerOnBuilding } from './tower-on-building'
import { trueOrFalse } from './true-false'
import { walkTowards } from './two-sights'
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
  homogeneousQuotient,
  evaluateQuotient,
  findTwoAngles,
  conjugateValue,
  sumOfSquares,
  productFromSum,
  eliminateAngle,
  expressRatio,
  orderBasicProof,
  walkTowards,
  oppositeSides,
  ratioInCoordinates,
  proveIdentity,
  orderAdvancedProof,
  towerOnBuilding,
  planeSpeed,
  timeToReach,
  heightCase,
]

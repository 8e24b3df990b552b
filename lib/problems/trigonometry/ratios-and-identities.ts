import type { Template } from '../template'
import { trigAssertionReason } from './assertion-reason'
import { conjugateValue } from './conjugate'
import { ratioInCoordinates } from './coordinates'
import { eliminateAngle } from './eliminate'
import { evaluateQuotient, evaluateStandard } from './evaluate'
import { expressRatio } from './express'
import { findTwoAngles } from './find-a-b'
import { findAcuteAngle } from './find-angle'
import { homogeneousQuotient } from './homogeneous'
import { identityValue } from './identity-value'
import { orderAdvancedProof, orderBasicProof, proveIdentity } from './prove'
import { ratioFromRatio } from './ratio-from-ratio'
import { ratioFromSides } from './ratios-from-sides'
import { productFromSum, sumOfSquares } from './squares'
import { trueOrFalse } from './true-false'
import { verifyForAngles } from './verify'

/** Chapter 8 of the book: the ratios of an angle, their table and the identities. */
export const templates: readonly Template[] = [
  ratioFromSides,
  ratioFromRatio,
  evaluateStandard,
  verifyForAngles,
  findAcuteAngle,
  identityValue,
  trueOrFalse,
  trigAssertionReason,
  homogeneousQuotient,
  evaluateQuotient,
  findTwoAngles,
  conjugateValue,
  sumOfSquares,
  productFromSum,
  eliminateAngle,
  expressRatio,
  orderBasicProof,
  ratioInCoordinates,
  proveIdentity,
  orderAdvancedProof,
]

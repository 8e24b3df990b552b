import { assertionPairs } from '../kinds-of-question/assertion-pairs'
import { pairsByRules } from '../kinds-of-question/assertion-rules'
import { aboutKinds } from './pieces/about-assertions'
import { ruleNames, rules } from './pieces/assertion-rules'
import { lengthKinds } from './pieces/tangent-assertions'

/** E.g. "A: the tangent from a point 13 cm from the centre of a circle of radius 5 cm is 12 cm. R: a tangent is perpendicular to ..." */
export const circleAssertionReason = assertionPairs({
  id: 'cir-assertion-reason-tangents',
  version: 5,
  archetype: 'cir-assertion-reason',
  topic: 'circles',
  pairs: pairsByRules(rules, ruleNames, [...lengthKinds, ...aboutKinds]),
  whyReasonFalse:
    'Ask of a reason whether it is true of every circle, every tangent and every point: one exception is enough against it.',
})

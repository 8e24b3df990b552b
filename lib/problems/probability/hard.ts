import type { Template } from '../template'
import { countFromTwo } from './count-from-two'
import { numberOfTwoDigits } from './number-of-two-digits'
import { probabilityRises } from './probability-rises'
import { rootsOfDrawnEquation } from './roots-of-drawn-equation'
import { surveyCase } from './survey-case'
import { targetRings } from './target-rings'
import { threeEventsOfTwoDice } from './three-events-of-two-dice'
import { threePeople } from './three-people'
import { twoDrawsProduct } from './two-draws-product'
import { twoPeople } from './two-people'

export const templates: readonly Template[] = [
  twoPeople,
  probabilityRises,
  twoDrawsProduct,
  targetRings,
  surveyCase,
  threePeople,
  countFromTwo,
  rootsOfDrawnEquation,
  numberOfTwoDigits,
  threeEventsOfTwoDice,
]

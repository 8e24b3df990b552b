import type { Template } from '../template'
import { countFromTwo } from './count-from-two'
import { probabilityRises } from './probability-rises'
import { surveyCase } from './survey-case'
import { targetRings } from './target-rings'
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
]

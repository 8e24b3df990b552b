import type { Template } from '../template'
import { drawHistogram } from './draw-histogram'
import { cumulativeMean } from './cumulative-mean'
import { lessThan } from './less-than'
import { meanDecimal } from './mean-decimal'
import { meanInclusive } from './mean-inclusive'
import { meanMissing } from './mean-missing'
import { meanStepDeviation } from './mean-step-deviation'
import { medianGrouped } from './median-grouped'
import { medianMissing } from './median-missing'
import { modeMissing } from './mode-missing'

export const templates: readonly Template[] = [
  meanStepDeviation,
  meanMissing,
  medianGrouped,
  medianMissing,
  modeMissing,
  lessThan,
  drawHistogram,
  meanInclusive,
  meanDecimal,
  cumulativeMean,
]

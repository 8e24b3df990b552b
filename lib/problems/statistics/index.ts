import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { caseStudy } from './case-study'
import { classReading } from './class-reading'
import { drawHistogram } from './draw-histogram'
import { empirical } from './empirical'
import { inclusiveMedian } from './inclusive-median'
import { lessThan } from './less-than'
import { meanAndMode } from './mean-and-mode'
import { meanChanges } from './mean-changes'
import { meanDirect } from './mean-direct'
import { meanMissing } from './mean-missing'
import { meanStepDeviation } from './mean-step-deviation'
import { meanTwoMissing } from './mean-two-missing'
import { medianGrouped } from './median-grouped'
import { medianMissing } from './median-missing'
import { medianTwoMissing } from './median-two-missing'
import { modeGrouped } from './mode-grouped'
import { modeMissing } from './mode-missing'
import { ungrouped } from './ungrouped'

/** Chapter 14, from easy to hard. */
export const templates: readonly Template[] = [
  meanDirect,
  modeGrouped,
  classReading,
  empirical,
  ungrouped,
  meanChanges,
  assertionReason,
  meanStepDeviation,
  meanMissing,
  medianGrouped,
  medianMissing,
  modeMissing,
  lessThan,
  drawHistogram,
  meanTwoMissing,
  medianTwoMissing,
  inclusiveMedian,
  meanAndMode,
  caseStudy,
]

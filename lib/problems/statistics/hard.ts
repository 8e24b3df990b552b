import type { Template } from '../template'
import { caseStudy } from './case-study'
import { compareGroups } from './compare-groups'
import { inclusiveMedian } from './inclusive-median'
import { meanAndMode } from './mean-and-mode'
import { meanTwoMissing } from './mean-two-missing'
import { meanUnequal } from './mean-unequal'
import { medianAndMode } from './median-and-mode'
import { medianTwoMissing } from './median-two-missing'

export const templates: readonly Template[] = [
  meanTwoMissing,
  medianTwoMissing,
  inclusiveMedian,
  meanAndMode,
  caseStudy,
  compareGroups,
  medianAndMode,
  meanUnequal,
]

import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { classReading } from './class-reading'
import { empirical } from './empirical'
import { meanChanges } from './mean-changes'
import { meanDirect } from './mean-direct'
import { modeGrouped } from './mode-grouped'
import { ungrouped } from './ungrouped'

export const templates: readonly Template[] = [
  meanDirect,
  modeGrouped,
  classReading,
  empirical,
  ungrouped,
  meanChanges,
  assertionReason,
]

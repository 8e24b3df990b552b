import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { classReading } from './class-reading'
import { discreteTable } from './discrete-table'
import { empirical } from './empirical'
import { listWithLetter } from './list-with-letter'
import { meanChanges } from './mean-changes'
import { meanDirect } from './mean-direct'
import { meanFromSums } from './mean-from-sums'
import { modeGrouped } from './mode-grouped'
import { modeOfFirstClass } from './mode-first-class'
import { sumOfDeviations } from './sum-of-deviations'
import { ungrouped } from './ungrouped'

export const templates: readonly Template[] = [
  meanDirect,
  modeGrouped,
  classReading,
  empirical,
  ungrouped,
  meanChanges,
  assertionReason,
  listWithLetter,
  meanFromSums,
  sumOfDeviations,
  discreteTable,
  modeOfFirstClass,
]

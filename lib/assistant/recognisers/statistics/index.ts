import { empirical } from './empirical'
import { meanOfTable, meanOfTableAssumed } from './mean-of-table'
import { measureOfList } from './measure-of-list'
import { medianOfTable, modeOfTable } from './median-and-mode-of-table'
import { measuresOfTable } from './measures-of-table'
import { missingFrequencyFromMean } from './missing-from-mean'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  measureOfList,
  meanOfTable,
  meanOfTableAssumed,
  medianOfTable,
  modeOfTable,
  missingFrequencyFromMean,
  empirical,
  measuresOfTable,
]

import { meansOfTwoGroups } from './two-means'
import { averagesApart } from './averages-apart'
import { classFromMark } from './class-from-mark'
import { letterForMode } from './letter-for-mode'
import { measureOfNamed } from './named-list'
import { classFromLimit } from './class-from-limit'
import { classMark } from './class-mark'
import { classReading } from './class-reading'
import { cumulativeTable } from './cumulative'
import { countsOfTwoGroups } from './counts-from-means'
import { empirical } from './empirical'
import { empiricalOfTable } from './empirical-of-table'
import { letterInList, meanInLetter } from './letter-in-list'
import { meanAfterChange } from './mean-after-change'
import { meanFromSums } from './mean-from-sums'
import { meanOfGroups } from './mean-of-groups'
import { meanOfTable, meanOfTableAssumed } from './mean-of-table'
import { measureOfList } from './measure-of-list'
import { measuresOfTable } from './measures-of-table'
import { medianKept } from './median-kept'
import { missingFromTotal } from './missing-from-total'
import { medianOfTable, modeOfTable } from './median-and-mode-of-table'
import { missingInValues, twoMissingInValues } from './missing-in-values'
import { missingFrequencyFromMean } from './missing-from-mean'
import { shareBelow } from './share-below'
import { equalClasses } from './equal-classes'
import { meanProof } from './mean-proof'
import { twoDeviationSums } from './two-deviation-sums'
import { sumOfLettersFromMean } from './sum-of-two-letters'
import { sumOfDeviations } from './sum-of-deviations'
import { missingFrequencyFromMedian, missingFrequencyFromMode } from './missing-from-median-or-mode'
import { readingOfTable } from './table-reading'
import { twoFrequenciesFromMean, twoFrequenciesFromMedian } from './two-missing'
import { meanOfUnequal } from './mean-of-unequal'
import { comparedMeans } from './means-compared'
import { measuresAfterChange } from './measures-changed'
import { measuresOfValues } from './measures-of-values'
import { countFromMean } from './naturals-mean'
import { factOfTables, factOfTablesChosen } from './table-facts'
import { letterInSumOfProducts } from './letter-in-sums'
import { frequencyOfModalClass, measureFromFormula } from './put-in-formula'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  shareBelow,
  classMark,
  classReading,
  cumulativeTable,
  empirical,
  empiricalOfTable,
  letterInList,
  meanInLetter,
  sumOfLettersFromMean,
  meanAfterChange,
  readingOfTable,
  meanFromSums,
  meanOfGroups,
  meansOfTwoGroups,
  countsOfTwoGroups,
  meanOfTable,
  meanOfTableAssumed,
  measureOfList,
  measuresOfTable,
  medianKept,
  missingFromTotal,
  medianOfTable,
  missingFrequencyFromMean,
  modeOfTable,
  sumOfDeviations,
  equalClasses,
  meanProof,
  twoDeviationSums,
  missingFrequencyFromMedian,
  missingFrequencyFromMode,
  twoFrequenciesFromMean,
  twoFrequenciesFromMedian,
  meanOfUnequal,
  measuresOfValues,
  averagesApart,
  classFromLimit,
  classFromMark,
  letterForMode,
  measureOfNamed,
  missingInValues,
  twoMissingInValues,
  measuresAfterChange,
  comparedMeans,
  countFromMean,
  factOfTables,
  factOfTablesChosen,
  letterInSumOfProducts,
  frequencyOfModalClass,
  measureFromFormula,
]

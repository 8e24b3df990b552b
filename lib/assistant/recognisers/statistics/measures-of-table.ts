import { measuresIn, tableWords } from './grouped'
import { knownTable, withProductsAndSums } from './of-table'
import { recogniser } from '../../recogniser'
import { measuresOfTable as solution } from '../../../solutions/statistics/measures-of-table'

/** "find the mean, median and mode: class 0-10 10-20 20-30 freq 5 8 7" */
export const measuresOfTable = recogniser({
  id: 'measures-of-table',
  solution,
  story: true,
  cues: ['mean', 'median', 'mode', 'modal'],
  words: [...tableWords, 'total'],
  examples: [
    'class 0-10 10-20 20-30 freq 5 8 7 find mean median and mode',
    'Marks: 0-20, 20-40, 40-60\nNumber of students: 4, 10, 6\nFind the mean and the mode of the data.',
    'median aur mode nikalo: 0-10 5, 10-20 8, 20-30 7',
  ],
  refuses: [
    'class 0-10 10-20 20-30 freq 5 8 7 find mean and modal class',
    'class 0-10 10-20 20-30 freq 5 8 f find mean and mode',
    'class 0-10 10-20 20-30 freq 5 8 7 find the difference of mean and mode',
    'class 0-10 10-20 20-30 freq 5 8 7 mean is 16, find the median',
  ],
  read: (question) => {
    const measures = measuresIn(question)
    return measures.length > 1 ? knownTable(question, (data) => ({ data, measures }), withProductsAndSums) : null
  },
})

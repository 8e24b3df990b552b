import { tableWords } from './grouped'
import { measureOfTable, withSums } from './of-table'
import { unitOfTable } from './unit-of-table'
import { recogniser } from '../../recogniser'
import { medianGrouped } from '../../../solutions/statistics/median-grouped'
import { modeGrouped } from '../../../solutions/statistics/mode-grouped'

/** "median of 0-10 5, 10-20 8, 20-30 7" */
export const medianOfTable = recogniser({
  id: 'median-of-table',
  solution: medianGrouped,
  story: true,
  cues: ['median'],
  words: [...tableWords, 'total'],
  examples: [
    'find median of class 0-10 10-20 20-30 freq 5 8 7',
    'Marks: less than 10, less than 20, less than 30\nNumber of students: 5, 13, 20\nFind the median.',
    '0 or more 50, 10 or more 32, 20 or more 12. median batao',
  ],
  refuses: [
    'find the median class of 0-10 10-20 20-30 freq 5 8 7',
    'find the lower limit of the median class: 0-10 10-20 20-30 freq 5 8 7',
    'median and mean of 0-10 10-20 20-30 freq 5 8 7',
    '0-10 10-20 20-30 freq 5 x 7 median is 15 find x',
  ],
  read: (question) => measureOfTable(question, 'median', (data) => ({ data }), withSums),
  before: () => 'Median = ',
  unit: (_, question) => unitOfTable(question),
})

/** "class 0-10 10-20 20-30 freq 5 8 7 find mode" */
export const modeOfTable = recogniser({
  id: 'mode-of-table',
  solution: modeGrouped,
  story: true,
  cues: ['mode', 'modal'],
  words: [...tableWords, 'total'],
  examples: [
    'find the mode: class 0-10 10-20 20-30 freq 5 8 7',
    'Daily wages (in ₹): 600–640, 640–680, 680–720\nNumber of workers: 6, 9, 7\nFind the modal daily wage of the workers.',
  ],
  refuses: [
    'which is the modal class 0-10 10-20 20-30 freq 5 8 7',
    'find the upper limit of the modal class: 0-10, 10-20, 20-30 frequency 5, 8, 7',
    'mode and median: 0-10 10-20 20-30 freq 5 8 7',
  ],
  read: (question) =>
    measureOfTable(
      question,
      'mode',
      (data) => ({ data }),
      () => [],
    ),
  before: () => 'Mode = ',
  unit: (_, question) => unitOfTable(question),
})

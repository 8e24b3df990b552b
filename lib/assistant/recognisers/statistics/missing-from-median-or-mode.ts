import { tableWords } from './grouped'
import { leadOf, missingIn, oneMissing } from './missing'
import { recogniser } from '../../recogniser'
import { missingFromMedian } from '../../../solutions/statistics/missing-from-median'
import { missingFromMode } from '../../../solutions/statistics/missing-from-mode'

/** "class 0-10 10-20 20-30 freq 5 f 7, median is 16, find f" */
export const missingFrequencyFromMedian = recogniser({
  id: 'missing-frequency-from-median',
  solution: missingFromMedian,
  story: true,
  cues: ['median'],
  words: [...tableWords, 'missing'],
  examples: [
    'median is 24. find the missing frequency x. class 0-10 10-20 20-30 30-40 40-50 freq 5 25 x 18 7',
    'Marks: 0-20, 20-40, 40-60\nNumber of students: x, 10, 6\nThe median marks is 30. Find x.',
    'class 0-10 10-20 20-30 freq 5 10 p. if median = 15 find p',
    'class 0-10 10-20 20-30 30-40 freq 5 x 20 15, median 22.5. x nikalo',
  ],
  refuses: [
    'mean is 16. find f. class 0-10 10-20 20-30 freq 5 f 7. median is 12',
    'the median is 16. find x and y. class 0-10 10-20 20-30 freq x 8 y',
    'the median is 16. find the mode. class 0-10 10-20 20-30 freq 5 f 7',
  ],
  read: (question) => {
    const found = missingIn(question, 'median')
    const given = found && oneMissing(found)
    if (!found || !given) return null
    return { given: { ...given, median: found.value }, used: found.used, said: found.said, ...leadOf(found) }
  },
  before: ({ letter }) => `${letter} = `,
})

/** "class 0-10 10-20 20-30 freq 5 f 7, mode is 16, find f" */
export const missingFrequencyFromMode = recogniser({
  id: 'missing-frequency-from-mode',
  solution: missingFromMode,
  story: true,
  cues: ['mode', 'modal'],
  words: [...tableWords, 'missing'],
  examples: [
    'mode is 36. find the missing frequency x. class 0-10 10-20 20-30 30-40 40-50 50-60 60-70 freq 8 10 x 16 12 6 7',
    'Marks: 0-20, 20-40, 40-60\nNumber of students: x, 10, 6\nThe mode of the data is 30. Find x.',
    'class 0-10 10-20 20-30 freq 5 10 p. if mode = 15 find p',
  ],
  refuses: [
    'median is 16. find f. class 0-10 10-20 20-30 freq 5 f 7. mode is 12',
    'the mode is 16. find x and y. class 0-10 10-20 20-30 freq x 8 y',
    'the mode is 16. find the mean. class 0-10 10-20 20-30 freq 5 f 7',
  ],
  read: (question) => {
    const found = missingIn(question, 'mode')
    const given = found && oneMissing(found)
    if (!found || !given) return null
    return { given: { ...given, mode: found.value }, used: found.used, said: found.said, ...leadOf(found) }
  },
  before: ({ letter }) => `${letter} = `,
})

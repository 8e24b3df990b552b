import { equalClasses as solution, type Given } from '../../../solutions/statistics/equal-classes'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths'

/** "The width of each of five continuous classes is 5 and the lower limit of the lowest class is 10. Find the upper limit of the highest." */
export const equalClasses = recogniser<Given>({
  id: 'classes-of-one-width',
  solution,
  cues: ['limit'],
  words: ['class', 'classes', 'frequency', 'distribution', 'continuous', 'limit', 'boundary', 'if'],
  examples: [
    'The width of each of five continuous classes in a frequency distribution is 5 and the lower limit of the lowest class is 10. Find the upper limit of the highest class.',
    'There are 8 continuous classes of width 4 each. The upper limit of the highest class is 50. What is the lower limit of the lowest class?',
    'width of each of 5 continuous classes is 5 and lower limit of lowest class is 10. upper limit of highest class?',
  ],
  refuses: [
    'The width of each of five continuous classes is 5 and the lower limit of the lowest class is 10. Find the class mark of the highest class.',
    'The width of each of five continuous classes is 5 and the lower limit of the second class is 10. Find the upper limit of the highest class.',
    'The lower limit of the lowest of five classes is 10. Find the upper limit of the highest class.',
  ],
  read: (question) => {
    const row =
      phrase(
        question,
        'width|size each #n continuous? classes|class * #w',
        '#n continuous? classes|class width|size #w each',
      ) ?? phrase(question, '#n continuous? classes|class each? width|size #w each?')
    const lower = phrase(question, 'lower limit|boundary lowest|first class #l')
    const upper = lower ? null : phrase(question, 'upper limit|boundary highest|last class #l')
    const limit = lower ?? upper
    const asked = lower
      ? phrase(question, 'upper limit|boundary highest|last class')
      : phrase(question, 'lower limit|boundary lowest|first class')
    if (!row || !limit || !asked || !isInteger(row.numbers.n)) return null
    return {
      given: {
        count: toNumber(row.numbers.n),
        width: row.numbers.w,
        known: lower ? 'lower' : 'upper',
        limit: limit.numbers.l,
      },
      ...told(question, row, limit, asked),
    }
  },
  before: ({ known }) => (known === 'lower' ? 'Upper limit = ' : 'Lower limit = '),
})

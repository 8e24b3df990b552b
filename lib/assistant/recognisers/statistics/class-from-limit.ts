import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { without } from '../../question/without'
import { classFromLimit as solution, type ClassFromLimit } from '../../../solutions/statistics/class-from-limit'

/** "upper limit of class 60 class size 12 what is the class mark" */
export const classFromLimit = recogniser<ClassFromLimit>({
  id: 'class-from-a-limit',
  solution,
  story: true,
  cues: ['limit'],
  words: ['class', 'interval', 'mark', 'continuous'],
  examples: [
    'The upper limit of a class is 45 and its width is 10. Find the class mark.',
    'lower limit of a class 24 and class size 6, find class mark',
    'The lower limit of a class interval is 15 and the class size is 5. What is its upper limit?',
    'upper limit of a class = 36, class size = 8. find lower limit',
  ],
  refuses: [
    'The upper limit of the modal class is 45 and its width is 10. Find the class mark.',
    'The upper limit of a class is 45 and its width is 10. Find the class mark of the next class.',
    'The upper limit of a class is 45 and its frequency is 10. Find the class mark.',
    'The upper limit of a class is 45, its width is 10 and its frequency is 4. Find the class mark.',
    'The lower limit of the first of five classes is 15 and the class size is 5. Find the class mark of the last class.',
    'The upper limit of a class is 45 and the lower limit is 10. Find the class size.',
  ],
  read: (question) => {
    const upper = phrase(question, 'upper limit|boundary class? interval? is? #l')
    const lower = phrase(question, 'lower limit|boundary class? interval? is? #l')
    const limit = upper ?? lower
    if (!limit || (upper && lower)) return null
    const rest = without(question, limit)
    const width = phrase(rest, 'class? width|size class? is? #w')
    const behind = width && without(rest, width)
    const mark = behind && phrase<string>(behind, 'class? mark')
    const other = behind && phrase<string>(behind, upper ? 'lower limit|boundary' : 'upper limit|boundary')
    const asked = mark ?? other
    if (!width || !asked || (mark && other)) return null
    return {
      given: {
        known: upper ? 'upper' : 'lower',
        limit: limit.numbers.l,
        width: width.numbers.w,
        asked: mark ? 'mark' : 'other limit',
      },
      ...told(question, limit, width, asked),
    }
  },
})

import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { isInteger, sign, toNumber } from '../../../maths/fraction'
import { medianKept as solution, type Given } from '../../../solutions/statistics/median-kept'

/** "The median of 9 distinct observations is 20.5. If each of the largest 4 is increased by 2, find the new median." */
export const medianKept = recogniser<Given>({
  id: 'median-when-the-ends-move',
  solution,
  story: true,
  cues: ['median'],
  words: ['observation', 'distinct', 'different', 'data', 'then', 'each', 'every', 'all', 'same'],
  examples: [
    'median of 9 distinct observations is 20.5. if each of the largest 4 observations is increased by 2 find median of the new set',
    'median of 11 obs is 30, if each of the largest 5 is increased by 4 then new median',
    'The median of 10 observations is 15. Each of the smallest 4 observations is decreased by 3. What is the new median?',
  ],
  refuses: [
    'median of 9 distinct observations is 20.5. if each of the largest 4 observations is decreased by 2 find median of the new set',
    'median of 9 distinct observations is 20.5. if each of the smallest 4 observations is increased by 2 find median of the new set',
    'median of 9 distinct observations is 20.5. if each of the largest 4 observations is increased by 2 find mean of the new set',
    'median of 9 distinct observations is 20.5. if each of the largest 4 observations is increased by 2 and each of the others by 1 find the new median',
  ],
  read: (question) => {
    const whole = phrase(
      question,
      'median #n different|distinct? observation|number|data is #m',
      'median set #n different|distinct? observation|number|data is #m',
      '#n different|distinct? observation|number median is? #m',
    )
    const grown = phrase(
      question,
      'each|every|all largest|biggest|greatest|highest #k observation|number? is? increased #d',
      'each|every|all #k largest|biggest|greatest|highest observation|number? is? increased #d',
    )
    const shrunk = phrase(
      question,
      'each|every|all smallest|least|lowest #k observation|number? is? decreased|reduced #d',
      'each|every|all #k smallest|least|lowest observation|number? is? decreased|reduced #d',
    )
    const moved = grown ?? shrunk
    const asked = phrase(question, 'find|what|then new? median', 'median new', 'new median')
    if (!whole || !moved || (grown && shrunk) || !asked || sign(moved.numbers.d) <= 0) return null
    // "remains the same" is an option that no number equals
    if (question.options.some((option) => !option.facts.some(({ kind }) => kind === 'number'))) return null
    const { n } = whole.numbers
    const { k } = moved.numbers
    if (!isInteger(n) || !isInteger(k)) return null
    const set = phrase(question, 'median new? set')
    return {
      given: {
        count: toNumber(n),
        median: whole.numbers.m,
        end: grown ? 'largest' : 'smallest',
        moved: toNumber(k),
      },
      ...told(question, whole, moved, asked, set),
    }
  },
  before: () => 'New median = ',
})

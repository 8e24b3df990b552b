import { phrase, told } from '../../question/phrase'
import { numberIn } from './number-in'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { classFromMark as solution, type ClassFromMark } from '../../../solutions/statistics/class-from-mark'
import { decimal } from '../../../solutions/statistics/pieces/decimal'
import { add, equals, fraction, multiply, sign, subtract } from '../../../maths'

const names: readonly (readonly [ClassFromMark['by'], string])[] = [
  ['width', 'width|size'],
  ['lower', 'lower limit|boundary'],
  ['upper', 'upper limit|boundary'],
]

function beside(question: Question) {
  for (const [by, name] of names) {
    const found = phrase<string>(question, `class? ${name} * is? #v`, `class? ${name} #v`)
    const value = found && numberIn(found.taken)
    if (found && value) return { by, found, value }
  }
  return null
}

/** "Class marks are 12, 18, 24, 30": the classes are as wide as their marks are apart. */
function widthOfMarks(question: Question) {
  const found = phrase(question, 'class? marks frequency? distribution|data|table? are? &l')
  const [first, second, ...more] = found?.rows.l ?? []
  if (!found || !first || !second || more.length === 0) return null
  const value = subtract(second, first)
  const isEven = more.every((mark, at) => equals(mark, add(second, multiply(fraction(at + 1), value))))
  return isEven && sign(value) > 0 ? { by: 'width' as const, found, value, marks: found.rows.l } : null
}

function askedIn(question: Question) {
  const limits = phrase(
    question,
    'both? limits',
    'lower limit|boundary? and? upper limit|boundary',
    'upper limit|boundary? and? lower limit|boundary',
  )
  if (limits) return { asked: 'both' as const, found: limits }
  for (const [asked, name] of names) {
    const found = phrase<string>(question, `find|what|determine * class? ${name}`, `class? ${name} .?`)
    if (found) return { asked, found }
  }
  const both = phrase(question, 'find|what|which class|interval')
  return both && { asked: 'both' as const, found: both }
}

/** "class mark is 15 and width 6, lower limit?" */
export const classFromMark = recogniser({
  id: 'class-from-its-mark',
  solution,
  story: true,
  cues: ['mark', 'marks'],
  words: ['class', 'interval', 'mark', 'marks', 'frequency', 'distribution', 'data'],
  examples: [
    'The class mark of a class is 15 and its width is 6. What is the lower limit of the class?',
    'class mark 25 class size 10 find the class limits',
    'the class mark of a class is 32 and its upper limit is 35. find the lower limit',
    'class marks of a distribution are 12, 18, 24, 30. what is the class whose class mark is 24',
  ],
  refuses: [
    'class marks of a distribution are 12, 18, 25, 30. what is the class whose class mark is 25',
    'class marks of a distribution are 12, 18, 24, 30. what is the class whose class mark is 20',
    'class marks of a distribution are 12, 18, 24, 30. find the second class',
    'class marks are 12, 18, 24, 30 and frequencies 4, 5, 6, 2. what is the modal class mark',
    'The class mark of the modal class is 15 and its width is 6. What is the mode?',
    'The class mark of a class is 15. What is its lower limit?',
    'The class mark of a class is 15, its width is 6 and its frequency 4. What is its lower limit?',
  ],
  read: (whole) => {
    const row = widthOfMarks(whole)
    const question = row ? without(whole, row.found) : whole
    const lead = row
      ? { lead: `The class marks are $${decimal(row.value)}$ apart, so this is the width of each class.` }
      : {}
    const [lowest] = row?.marks ?? []
    const first = phrase(question, 'first class|interval')
    const wide = phrase(question, 'class? size|width')
    const ofRow = first ?? wide
    if (row && first && wide) return null
    if (row && lowest && ofRow)
      return {
        given: { mark: lowest, by: row.by, value: row.value, asked: first ? ('both' as const) : ('width' as const) },
        ...told(whole, row.found, ofRow),
        ...lead,
      }
    const mark = phrase(question, 'class? mark * is #m', 'class? mark #m', 'midpoint class|interval is? #m')
    const rest = mark && without(question, mark)
    const second = rest && (row ?? beside(rest))
    const asked = second && askedIn(without(rest, second.found))
    if (!mark || !second || !asked || asked.asked === second.by) return null
    if (row && !row.marks.some((one) => equals(one, mark.numbers.m))) return null
    return {
      given: { mark: mark.numbers.m, by: second.by, value: second.value, asked: asked.asked },
      ...told(whole, mark, second.found, asked.found),
      ...lead,
    }
  },
})

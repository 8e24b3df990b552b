import { classMark as solution } from '../../../solutions/statistics/class-mark'
import { fraction } from '../../../maths'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "35-60" is read as a difference, "35 to 60" as two numbers. */
function limitsIn(question: Question) {
  const two = phrase(question, 'mark|size|width class? interval? #a #b', 'class interval? #a #b * mark|size|width')
  if (two) return { lower: two.numbers.a, upper: two.numbers.b, found: two }
  const one = phrase(
    question,
    'mark|size|width class? interval? @f:number',
    'class interval? @f:number * mark|size|width',
  )
  const node = one?.facts.f.node
  if (!one || node?.kind !== 'binary' || node.operation !== '-') return null
  const [lower, upper] = [rational(node.left), rational(node.right)]
  return lower && upper && { lower, upper, found: one }
}

/** "What is the class mark of the class 35 to 60?" */
export const classMark = recogniser({
  id: 'class-mark-of-class',
  solution,
  story: true,
  cues: ['mark', 'size'],
  words: ['class', 'mark', 'size', 'width', 'interval', 'midpoint'],
  examples: [
    'what is the class mark of the class 35 to 60',
    'class mark of 10-25',
    'Find the class mark of the class interval 30 - 40.',
    'class mark and class size of the class 35 to 60',
    'class 42.5 - 57.5 ka class mark aur class size batao',
  ],
  refuses: [
    'class mark of the modal class 35 to 60',
    'class mark, class size and frequency of the class 35 to 60',
    'class mark of the class 35 to 60 is 47.5 and its frequency is 4. find fx',
    'class mark of a class is 35 and its upper limit is 40. find the lower limit',
  ],
  read: (question) => {
    const limits = limitsIn(question)
    if (!limits || limits.lower.n < 0n || limits.upper.d > fraction(1000).n) return null
    const { lower, upper, found } = limits
    const { words } = question
    const size = words.includes('size') || words.includes('width')
    return { given: { lower, upper, size, mark: !size || words.includes('mark') }, ...told(question, found) }
  },
})

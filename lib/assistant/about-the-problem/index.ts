import { explained, helpSoFar, mayTell, nextHint, nextLine, originOf } from './help'
import { intentOf, type Intent } from './intent'
import { holds, numbersOf } from './lines'
import { isAnswer, isKey, mistakeIn } from './mistake'
import { ownAnswer } from './own-answer'
import { plainlyWanted } from './loosely'
import { stepIn } from './step-named'
import { aboutChapter, aboutMarks, another, answerOf, checkedLine, chooseFirst, ruleOf } from './replies'
import { numberText, typedValue } from './typed-value'
import { isAboutHelp } from './words'
import { checkAnswer } from '../../answers'
import { readQuestion, type Question } from '../question/question'
import type { Context, OpenProblem, Reply } from '../rule'

export { nextHint } from './help'
export { looselyAboutTheProblem, wantedOfTheProblem } from './loosely'
export { notUnderstood } from './replies'

/**
 * Whether a question that was worked out is that of the open problem, and its answer is not to be told yet: it is the key, and every
 * number of the question stands in the problem.
 */
export function isOpenProblem(text: string, { answer }: Reply, context: Context): boolean {
  const { problem } = context
  if (!problem || answer === undefined || mayTell(context)) return false
  const numbers = numbersOf(text)
  return (
    numbers.length > 0 &&
    numbers.every((number) => holds(problem.question, number)) &&
    checkAnswer(problem.answerValidator, answer).correct
  )
}

/** A reply about the problem that is open, or null where the message is about something else. */
export function aboutTheProblem(text: string, context: Context): Reply | null {
  const { problem } = context
  if (!problem) return null
  const plain = plainlyWanted(text, context)
  if (plain) return plain
  const own = ownAnswer(text)
  if (own !== null && problem.options && !context.attempts && isAnswer(problem, context, own)) return chooseFirst(own)
  const question = readQuestion(text)
  const intent = isAboutHelp(question) ? intentOf(question) : null
  if (own !== null && isKey(problem, context, own)) return mistakeIn(problem, context, own)
  const reply = intent && replyTo(intent, question, text, problem, context)
  if (reply && (reply.rule !== 'mistake' || own === null)) return reply
  return own !== null && isAnswer(problem, context, own) ? mistakeIn(problem, context, own, valueIn(question)) : reply
}

const valueIn = ({ facts }: Question) =>
  facts.find(
    ({ kind }) =>
      kind === 'number' || kind === 'formula' || kind === 'equation' || kind === 'point' || kind === 'ratio',
  ) ?? null

function replyTo(
  intent: Intent,
  question: Question,
  text: string,
  problem: OpenProblem,
  context: Context,
): Reply | null {
  const { step } = helpSoFar(context)
  const value = valueIn(question)
  const named = stepIn(question, problem.steps.length)
  switch (intent) {
    case 'mistake':
      return named === null
        ? mistakeIn(problem, context, value ? typedValue(text) : '', value)
        : explained(problem, context, named)
    case 'check-line':
      return checkedLine(question, text, problem, context)
    case 'where-from': {
      const isNamed = question.facts.some(({ kind }) => kind === 'number')
      const [number = ''] = isNamed ? [numberText(text)] : numbersOf(text)
      return number !== ''
        ? originOf(problem, context, number)
        : explained(problem, context, named ?? Math.max(step, 1))
    }
    case 'explain-line':
      return explained(problem, context, named ?? Math.max(step, 1))
    case 'why':
      return step > 0
        ? explained(problem, context, step)
        : context.verdict && !context.verdict.correct
          ? mistakeIn(problem, context)
          : nextHint(problem, context)
    case 'next-line':
      return nextLine(problem, context)
    case 'hint':
      return nextHint(problem, context)
    case 'rule':
      return ruleOf(problem, context)
    case 'another':
    case 'easier':
    case 'harder':
      return another(intent, problem)
    case 'own-answer':
      return mistakeIn(problem, context)
    case 'marks':
      return aboutMarks(problem)
    case 'chapter':
      return aboutChapter(problem)
    case 'answer':
      return answerOf(problem, context)
    default:
      return intent satisfies never
  }
}

import { intentOf } from './intent'
import { holds, numbersOf } from './lines'
import { plainlyWanted } from './loosely'
import { isAnswer, isKey, mistakeIn } from './mistake'
import { ownAnswer } from './own-answer'
import { chooseFirst } from './replies'
import { replyTo, valueIn } from './reply-to'
import { isAboutHelp } from './words'
import { mayTell } from './help'
import { checkAnswer } from '../../answers'
import { readQuestion } from '../question/question'
import type { Context, Reply } from '../rule'

export { nextHint } from './help'
export { looselyAboutTheProblem, wantedOfTheProblem } from './loosely'
export { notUnderstood } from './replies'

/**
 * Whether a question that was worked out is that of the open problem, and its answer is not to be told yet: it is the key, and every
 * number of the question stands in the problem.
 */
export function isOpenProblem(text: string, { answer }: Reply, context: Context): boolean {
  const { problem } = context
  if (!problem?.answerValidator || answer === undefined || mayTell(context)) return false
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
  // "I got x = 1, y = 8, is it ok?" names an answer, "is x + 8 = 9 right so far" a line.
  if (intent === 'check-line' && own !== null && !/\bso far\b/i.test(text) && isAnswer(problem, context, own))
    return mistakeIn(problem, context, own, valueIn(question))
  const reply = intent && replyTo(intent, question, text, problem, context)
  if (reply && (reply.rule !== 'mistake' || own === null)) return reply
  return own !== null && isAnswer(problem, context, own) ? mistakeIn(problem, context, own, valueIn(question)) : reply
}

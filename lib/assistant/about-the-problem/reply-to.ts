import { explained, helpSoFar, nextHint, nextLine, originOf } from './help'
import type { Intent } from './intent'
import { numbersOf } from './lines'
import { mistakeIn } from './mistake'
import { aboutChapter, aboutMarks, another, answerOf, checkedLine, ruleOf } from './replies'
import { stepIn } from './step-named'
import { numberText, typedValue } from './typed-value'
import type { Question } from '../question/question'
import type { Context, OpenProblem, Reply } from '../rule'

/** What a message states: its first value or line. */
export const valueIn = ({ facts }: Question) =>
  facts.find(
    ({ kind }) =>
      kind === 'number' || kind === 'formula' || kind === 'equation' || kind === 'point' || kind === 'ratio',
  ) ?? null

/** The reply to what a message wants of the open problem. */
export function replyTo(
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

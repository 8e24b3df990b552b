import { ask, explained, helpSoFar } from './help'
import { stepIn } from './intent'
import { isAnswer, mistakeIn } from './mistake'
import { isDoubt, nearestLine } from './nearest-line'
import { typedValue } from './typed-value'
import { checkAnswer } from '../../answers'
import { readQuestion } from '../question/question'
import type { Context, OpenProblem, Reply } from '../rule'

/** In more words a message is a question of its own. */
const mostWords = 25

/** A message about the open problem that is not put plainly: a step that it names, a value of the student's own, or a doubt about a line. */
export function looselyAboutTheProblem(text: string, context: Context): Reply | null {
  const { problem } = context
  if (!problem || text.trim().split(/\s+/).length > mostWords) return null
  const step = stepIn(readQuestion(text))
  if (step !== null) return explained(problem, context, step)
  const own = ownValue(text)
  if (own !== '') {
    const part = partNamed(text, problem)
    if (part) return ofPart(part, own, problem, context)
    if (problem.parts.length < 2 && isAnswer(problem, context, own)) return mistakeIn(problem, context, own)
  }
  if (!isDoubt(text)) return null
  const line = nearestLine(text, problem.question, problem.steps)
  return line === null ? null : explained(problem, context, line)
}

/** The value that a student says to have found, "my ans 110 its showing wrong", "17 month ka 3400 aaya". */
function ownValue(text: string): string {
  const [, behind] =
    /\b(?:my|mera|the)?\s*(?:ans|answer|i got|i wrote|got|wrote)\b\s*(?:is|as|was|aaya|:|=)?\s*(.+)/i.exec(text) ?? []
  if (behind !== undefined) return typedValue(behind)
  const [, before] = /(-?[\d./√]+)\s*(?:aaya|aya|aa (?:raha|rha|rahi)|nikla|mila|a raha)\b/i.exec(text) ?? []
  return before ?? ''
}

const places: readonly RegExp[] = [
  /\b(?:first|1st|pehla|pehle)\b|\bpart 1\b|\(i\)/i,
  /\b(?:second|2nd|dusra|doosra|dusre)\b|\bpart 2\b|\(ii\)/i,
  /\b(?:third|3rd|teesra|tisra)\b|\bpart 3\b|\(iii\)/i,
]

function partNamed(text: string, { parts }: OpenProblem): OpenProblem['parts'][number] | null {
  if (parts.length < 2 || !/\bpart\b|\([iv]+\)/i.test(text)) return null
  const place = places.findIndex((sign) => sign.test(text))
  return (place < 0 ? undefined : parts[place]) ?? null
}

function ofPart(part: OpenProblem['parts'][number], own: string, problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const { correct, note } = checkAnswer(part.rule, own)
  const label = part.label ?? ''
  return {
    rule: 'mistake',
    text: correct
      ? `${own} is right for part ${label}. Type it into its box, and press Submit.`
      : `${own} is not the answer to part ${label}${note ? `: ${note}` : '.'}`,
    given: { template: problem.templateId, hints, step },
    offers: [ask('Give me a hint'), ask('Next step')],
  }
}

import { another, isRight, lineTold, oneWay, originOf, restsOn, sure, yours } from './replies'
import { intentOf, type Intent } from '../about-the-problem/intent'
import { numbersOf } from '../about-the-problem/lines'
import { nearestLine } from '../about-the-problem/nearest-line'
import { ownAnswer } from '../about-the-problem/own-answer'
import { stepIn } from '../about-the-problem/step-named'
import { isAboutHelp } from '../about-the-problem/words'
import { readQuestion, type Question } from '../question/question'
import type { Context, Reply, Worked } from '../rule'
import { workedLines } from '../steps-of-reply'

export { looselyAbout } from './loosely'

/** Of these the open problem comes first: its hints, its key and its marks are meant. */
const ofTheProblem: ReadonlySet<Intent> = new Set([
  'hint',
  'mistake',
  'check-line',
  'own-answer',
  'answer',
  'marks',
  'chapter',
])

/** A reply about the question that was worked out last, or null where the message is about something else. */
export function aboutTheReply(text: string, { last, problem }: Context): Reply | null {
  const worked = last?.worked
  if (!worked || worked.beside !== problem?.templateId) return null
  if (!problem && asksWhetherSure(text)) return sure(worked)
  const own = problem ? null : ownAnswer(text)
  if (own !== null && isRight(worked, own)) return yours(worked, own)
  const question = readQuestion(text)
  const intent = isAboutHelp(question) ? intentOf(question) : null
  if (intent === null || (problem && ofTheProblem.has(intent))) return own === null ? null : yours(worked, own)
  if (asksForAnotherWay(question)) return oneWay(worked)
  return replyTo(intent, question, text, worked, own, problem !== undefined)
}

const asksForAnotherWay = ({ words }: Question): boolean =>
  words.some((word) => ['another', 'other', 'different', 'dusra', 'doosra', 'aur'].includes(word)) &&
  words.some((word) => ['method', 'way', 'tarika'].includes(word))

function replyTo(
  intent: Intent,
  question: Question,
  text: string,
  worked: Worked,
  own: string | null,
  besideProblem: boolean,
): Reply | null {
  const named = stepIn(question, workedLines(worked.text).steps.length)
  const { step } = worked
  switch (intent) {
    case 'explain-line':
      return lineTold(worked, named ?? Math.max(step, 1))
    case 'hint':
      return lineTold(worked, named ?? (step > 0 ? step : 1))
    case 'next-line':
      // all lines stand there already: beside a problem "next" is the problem's, unless these are gone through one by one
      return besideProblem && step === 0 ? null : lineTold(worked, step + 1)
    case 'why':
      return named === null ? restsOn(worked) : lineTold(worked, named)
    case 'rule':
      return restsOn(worked)
    case 'where-from':
      return named === null ? whereFrom(worked, text) : lineTold(worked, named)
    case 'another':
    case 'easier':
    case 'harder':
      return another(intent, worked)
    case 'mistake':
    case 'own-answer':
      if (named !== null) return lineTold(worked, named)
      return own === null ? null : yours(worked, own)
    default:
      return null
  }
}

/** Where one number comes from; of several the line that has the most of them. */
function whereFrom(worked: Worked, text: string): Reply | null {
  const numbers = numbersOf(text)
  if (numbers.length === 1) return originOf(worked, numbers)
  const line = nearestLine(text, worked.question, workedLines(worked.text).steps)
  return line === null ? null : lineTold(worked, line)
}

const doubts =
  /^(?:so )?(?:are (?:you|u) (?:really )?(?:sure|certain)|is (?:this|it|that|your answer|the answer) (?:really )?(?:right|correct|sure)|(?:is )?(?:pakka|sahi) hai(?: na| kya)?|(?:ye |yeh )?(?:sahi|pakka) hai(?: na| kya)?|pakka|sure|really)[\s?.!]*$/i

const asksWhetherSure = (text: string): boolean => doubts.test(text.trim())

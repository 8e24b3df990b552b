import { askedOf } from './asked'
import { ask, explained, helpSoFar, mayTell, nextHint, nextLine, originOf } from './help'
import { inPlainWords, namesAnother } from './in-plain-words'
import { numbersOf } from './lines'
import { isPlainly, looseIntentOf, type LooseIntent } from './loose-intent'
import { isAnswer, mistakeIn, onPaper } from './mistake'
import { isDoubt, nearestLine } from './nearest-line'
import { stepIn } from './step-named'
import { typedValue } from './typed-value'
import { aboutMarks, checkedLine, complained, fullSolution, noted } from './replies'
import { replyTo } from './reply-to'
import { checkAnswer } from '../../answers'
import { readQuestion } from '../question/question'
import type { Context, OpenProblem, Reply } from '../rule'

/** In more words a message is a question of its own. */
const mostWords = 25

/** A message about the open problem that is not put plainly: a step that it names, a value of the student's own, or a doubt about a line. */
export function looselyAboutTheProblem(text: string, context: Context): Reply | null {
  const { problem } = context
  if (!problem || text.trim().split(/\s+/).length > mostWords) return null
  const step = stepIn(readQuestion(text), problem.steps.length)
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

/**
 * What a message wants of the open problem by its signs alone: short forms, slips, Hindi and moods in it. Null where it holds mathematics of its own
 * that the problem does not.
 */
export function wantedOfTheProblem(text: string, context: Context): Reply | null {
  const { problem } = context
  const words = problem && wordsOnIt(text, problem)
  if (!problem || words === null || words === undefined) return null
  if (words === '') return noted(problem)
  const [number] = numbersOf(words)
  if (/\b(?:kaha|where)\b/.test(words) && number !== undefined) return originOf(problem, context, number)
  if (ofMathematics.test(words)) return withOwnLine(words, problem, context)
  const intent = looseIntentOf(words)
  if (intent === null || (ofTheory.has(intent) && namesTheory.test(words))) return null
  return wanted(intent, words, problem, context)
}

/** Of these a message may ask without the problem: of a theorem, of the exam, of another chapter. */
const ofTheory: ReadonlySet<LooseIntent> = new Set(['rule', 'again', 'hint', 'marks', 'next-line'])
const namesTheory =
  /\b(?:board|exam|section|chapter|proportionality|fundamental|basic|students?|euclid\w*|thales)\b|\bwhat is (?:the )?\w+ (?:formula|theorem|rule)\b/

/** The same where a message says it so plainly that nothing else can be meant; "again" of a line that was explained last. */
export function plainlyWanted(text: string, context: Context): Reply | null {
  const { problem } = context
  const words = problem && wordsOnIt(text, problem)
  if (!problem || !words || ofMathematics.test(words)) return null
  const intent = looseIntentOf(words)
  const isPlain = intent !== null && (intent === 'again' ? helpSoFar(context).step > 0 : isPlainly(intent, words))
  return isPlain ? wanted(intent, words, problem, context) : null
}

/** A short message in plain words; null where it is long, or names mathematics that the problem does not hold. */
function wordsOnIt(text: string, { question, steps, hints, type }: OpenProblem): string | null {
  if (text.trim().split(/\s+/).length > mostWords) return null
  const words = inPlainWords(text)
  return namesAnother(words, [question, ...steps, ...hints, type.replaceAll('-', ' ')].join(' ')) ? null : words
}

const ofMathematics = /[=√^]|\d\s*[+×*/÷-]\s*\d|\d[a-z]|\b[a-z]\(|\bequals?\b/

const toBeJudged =
  /\b(?:right|correct|sahi|theek|thik|check|so far|should it be|chalega|wrong|ok|next|aage|now|done|got|found|then|kya)\b/

/** A message with a line of the student's own. */
function withOwnLine(words: string, problem: OpenProblem, context: Context): Reply | null {
  const question = readQuestion(words)
  const hasLine = question.facts.some(({ kind }) => kind === 'formula' || kind === 'equation')
  return hasLine && toBeJudged.test(words) ? checkedLine(question, words, problem, context) : null
}

function wanted(intent: LooseIntent, words: string, problem: OpenProblem, context: Context): Reply | null {
  const help = helpSoFar(context)
  const question = readQuestion(words)
  const named = stepIn(question, problem.steps.length)
  switch (intent) {
    case 'noted':
      return noted(problem)
    case 'asked':
      return askedOf(problem, context)
    case 'complaint':
      return complained(problem, context)
    case 'full-solution':
      return fullSolution(problem, context)
    case 'marks':
      return aboutMarks(problem, /\b(?:cut|deduct|skip|steps?|only|final)/.test(words))
    case 'next-line': {
      const step = named === null || (named > help.step && !mayTell(context)) ? help.step : named
      const given = { ...help, template: problem.templateId, step }
      return nextLine(problem, { ...context, last: { rule: 'next-line', text: '', given } })
    }
    case 'again':
      return named === null && help.step === 0
        ? nextHint(problem, context)
        : explained(problem, context, named ?? help.step)
    case 'mistake':
      return named === null ? mistakeIn(problem, context) : explained(problem, context, named)
    default:
      return intent === 'hint' && named !== null
        ? explained(problem, context, named)
        : replyTo(intent, question, words, problem, context)
  }
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
  const { correct, note } = part.rule ? checkAnswer(part.rule, own) : onPaper
  const label = part.label ?? ''
  const end = problem.isMarked ? '' : ' Type it into its box, and press Submit.'
  return {
    rule: 'mistake',
    text: correct
      ? `${own} is right for part ${label}.${end}`
      : `${own} is not the answer to part ${label}${note ? `: ${note}` : '.'}`,
    given: { template: problem.templateId, hints, step },
    offers: [ask('Give me a hint'), ask('Next step')],
  }
}

import { changed, constantTold } from './changed'
import { inEnglish, inShortTold, lineTold, pictured, restsOn, yours } from './replies'
import { namesAnother } from '../about-the-problem/in-plain-words'
import { isDoubt, nearestLine } from '../about-the-problem/nearest-line'
import { stepIn } from '../about-the-problem/step-named'
import { typedValue } from '../about-the-problem/typed-value'
import { askedFurther } from '../in-parts'
import { readQuestion } from '../question/question'
import { recognised } from '../recognise'
import { workedLines } from '../steps-of-reply'
import type { Context, Reply, Worked } from '../rule'

/** In more words a message is a question of its own. */
const mostWords = 25

/** What `looselyAbout` finds: a word about the solution, or a new solution to a question that the message changes. */
export type Loosely = { readonly told: Reply } | { readonly solved: Reply; readonly question: string }

/**
 * What a message may mean that no reader understands by itself, right behind a solution: its question with another number or with more asked, an
 * answer to compare, or a doubt about one of its lines. Null where it is about none of them.
 */
export async function looselyAbout(text: string, { last, problem }: Context): Promise<Loosely | null> {
  const worked = last?.worked
  if (!worked || worked.beside !== problem?.templateId || text.trim().split(/\s+/).length > mostWords) return null
  const step = stepIn(readQuestion(text), workedLines(worked.text).steps.length)
  if (step !== null) return { told: lineTold(worked, step) }
  return (await askedAnew(text, worked)) ?? aboutIt(text, worked)
}

/** The question once more, with what the message changes in it or asks besides. */
async function askedAnew(text: string, worked: Worked): Promise<Loosely | null> {
  const other = changed(text, worked.question)
  if (other) return solvedIf(await recognised(other.question), other.question)
  const constant = constantTold(text)
  if (constant !== null) {
    const question = `${worked.question.replace(/[\s.]+$/, '')}. ${constant}`
    return solvedIf(await recognised(question), question)
  }
  if (isDoubt(text)) return null
  const further = await askedFurther(worked.question, text)
  return further && further.text !== worked.text ? { solved: further, question: `${worked.question}\n${text}` } : null
}

const solvedIf = (solved: Reply | null, question: string): Loosely | null =>
  solved?.answer === undefined ? null : { solved, question }

const ownSigns =
  /\b(?:book|answer key|sir|teacher|mam|maam|mera|mere|meri|my|mine|i got|got|aaya|aya|aa raha|aa rha|answer|ans|correct|right|option|sahi|galat|wrong)\b/i

function aboutIt(text: string, worked: Worked): Loosely | null {
  if (/\b(?:hindi|hinglish)\b/i.test(text)) return { told: inEnglish(worked) }
  if (/\b(?:figure|diagram|picture|chitra)\b/i.test(text)) return { told: pictured(worked) }
  if (/\b(?:short|shortcut|brief|briefly|summary|jaldi)\b/i.test(text)) return { told: inShortTold(worked) }
  const own = ownSigns.test(text) ? typedValue(text.replace(/^.*?\b(?:book|key)\b\D{0,25}?(?=[\d(√-])/i, '')) : ''
  if (own !== '' && !/\b(?:why|kyu|kyun|kaise|kese|how)\b.*\b(?:step|aaya|aya|hua)\b/i.test(text))
    return { told: yours(worked, own) }
  if (!isDoubt(text) || namesAnother(text, `${worked.question} ${worked.text}`)) return null
  const line = nearestLine(text, worked.question, workedLines(worked.text).steps)
  return { told: line === null ? restsOn(worked) : lineTold(worked, line) }
}

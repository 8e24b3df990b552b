import { intentOf } from '../about-the-problem/intent'
import { isAboutHelp } from '../about-the-problem/words'
import { readQuestion } from '../question/question'

/** A question of a paper that a message names, and the message without its number. */
export interface QuestionNamed {
  readonly number: number
  readonly rest: string
}

const noun = String.raw`(?:q(?:ue?s?(?:tio|to|ti)?n?s?)?|sawaal|sawal|prashn|prashna)`
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "question 3", "Q. no. 12", "q26" */
const behind = new RegExp(
  String.raw`\b${noun}\s*\.?\s*(?:no|number|num)?\s*[.:#]?\s*(\d{1,2})\b(?!\s*[.,:]?\s*\d)`,
  'i',
)
/** "3rd question", "26 no question", "3 number wala sawal" */
const before = new RegExp(
  String.raw`\b(\d{1,2})\s*(?:st|nd|rd|th|no\.?|number|num)?\s*(?:wala|wali|vala)?\s+${noun}\b`,
  'i',
)
const inWords = new RegExp(String.raw`\b(${ordinals.join('|')})\s+${noun}\b`, 'i')

/**
 * The question that a message names by its number. Null where it names none, or where it says more than words about help: "Q5. Find the HCF of 12
 * and 18" is a question of its own.
 */
export function questionNamed(text: string): QuestionNamed | null {
  const found = [behind, before, inWords].flatMap((pattern) => pattern.exec(text) ?? []).slice(0, 2)
  const [whole, named] = found
  if (whole === undefined || named === undefined) return null
  const number = /^\d/.test(named) ? Number(named) : ordinals.indexOf(named.toLowerCase()) + 1
  const rest = text.replace(whole, ' this question ').replace(/\s+/g, ' ').trim()
  const read = readQuestion(rest)
  const holdsValue = read.facts.some(({ kind }) => kind !== 'letter' && kind !== 'ordinal')
  return isAboutHelp(read) && (!holdsValue || intentOf(read) !== null) ? { number, rest } : null
}

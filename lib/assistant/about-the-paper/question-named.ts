import { intentOf } from '../about-the-problem/intent'
import { isAboutHelp } from '../about-the-problem/words'
import { readQuestion } from '../question/question'
import { ordinals } from '../../reading/tokens/number-names'

/** A question of a paper that a message names, and the message without its number. */
export interface QuestionNamed {
  readonly number: number
  readonly rest: string
}

const noun = String.raw`(?:q(?:ue?s?(?:tio|to|ti)?n?s?)?|sawaal|sawal|prashn|prashna)`

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
const inWords = new RegExp(String.raw`\b(${ordinals.slice(1).join('|')})\s+${noun}\b`, 'i')

export const isNamed = (found: QuestionNamed | 'own' | null): found is QuestionNamed =>
  found !== null && found !== 'own'

/** In more words a message is a question of its own. */
const mostWords = 18

/**
 * The question that a message names by its number, or 'own' where that only stands before a question of its own: "Q5. Find the HCF of 12 and 18" says
 * more than words about help. Null where it names none.
 */
export function questionNamed(text: string): QuestionNamed | 'own' | null {
  const found = [behind, before, inWords].flatMap((pattern) => pattern.exec(text) ?? []).slice(0, 2)
  const [whole, named] = found
  if (whole === undefined || named === undefined) return null
  const number = /^\d/.test(named) ? Number(named) : ordinals.indexOf(named.toLowerCase())
  const rest = text.replace(whole, ' it ').replace(/\s+/g, ' ').trim()
  const read = readQuestion(rest)
  const holdsValue = read.facts.some(({ kind }) => kind !== 'letter' && kind !== 'ordinal')
  const words = rest.split(' ').length
  const isShort = words <= (holdsValue ? 4 : mostWords) && !/\d/.test(rest)
  const isOfIt = isShort || (isAboutHelp(read) && intentOf(read) !== null)
  return isOfIt ? { number, rest } : 'own'
}

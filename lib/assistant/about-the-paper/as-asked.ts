import type { MarkedQuestion } from '../rule'

/** "where did I lose marks", "why zero", "kitne kate aur kyun" */
const lost = /\b(?:los[et]|cut|deducted|zero|kate|kat|gaye|missed)\b/i
const marked = /\b(?:marked|checked|checking)\b/i
const letter =
  /\b(?:option|opt|choice)\s*\(?([a-d])\)?(?![a-z])|(?:^|\s)\(?([b-d])\)?\s+(?:kyu|kyun|kyon|why|wrong|galat|sahi|right|correct)\b|\bwhy\s+(?:not\s+)?\(?([b-d])\)?\s*(?:$|[?.]|in\b|and\b)/i
const part = /\bpart\s*\(?(i{1,3}|iv|[1-4]|[a-d])\b\)?|\((i{1,3}|iv)\)/i
const parts: readonly (readonly string[])[] = [
  ['i', '1', 'a'],
  ['ii', '2', 'b'],
  ['iii', '3', 'c'],
  ['iv', '4', 'd'],
]

/** Whether a message that names no question may be about the one in view: short, without numbers, of marks, an answer, an option or a part. */
const mostWords = 12
const ofOwn =
  /\b(?:marks?|answer|ans|option|opt|choice|part)\b|\b(?:i|me|mujhe|mera|meri|maine)\b.*\b(?:get|got|los[et]|miss(?:ed)?|mila|mile|kate)\b/i
export const isOfOwn = (text: string): boolean =>
  text.trim().split(/\s+/).length <= mostWords && !/\d/.test(text) && ofOwn.test(text)

/** What the first group of a pattern that took part has found. */
const caught = (pattern: RegExp, text: string): string | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((found) => found !== undefined)

/** A message about a question of a marked paper in the words in which an open problem is asked about. */
export function asAsked(text: string, { problem }: MarkedQuestion): string {
  const picked = problem.options && caught(letter, text)?.toUpperCase()
  if (picked)
    return picked === problem.answerValidator?.expected ? 'full solution' : `I got ${picked}, why is it wrong?`
  const named = caught(part, text)?.toLowerCase()
  const place = parts.findIndex((names) => named !== undefined && names.includes(named))
  if (place >= 0 && place < problem.parts.length && !/\d{2,}|=/.test(text)) {
    const before = problem.parts.slice(0, place).reduce((sum, { steps }) => sum + steps.length, 0)
    return `explain step ${before + 1}`
  }
  if (lost.test(text)) return 'why is my answer wrong'
  if (marked.test(text)) return 'is my answer right'
  return /^(?:about )?it\W*$/i.test(text) ? 'explain it' : text
}

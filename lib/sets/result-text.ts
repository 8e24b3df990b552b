import { isNothing, type SetResult } from './result'
import type { QuestionSet } from './set'

/** What a student sends to the teacher: a line to read, and the link with everything. */
export function resultText(result: SetResult, { title }: QuestionSet, link: string): string {
  const answered = result.answers.filter((answer) => !isNothing(answer)).length
  const of = title === '' ? '' : `, “${title}”`
  return `CBSE Math Tutor: ${result.name}${of}: ${answered} of ${result.answers.length} questions answered.\n${link}`
}

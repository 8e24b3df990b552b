import type { LessonLine } from './line-text'
import type { WorkedExample } from './worked-examples'

const label = /\((?:i|ii|iii|iv|v|vi)\)\s/
const parts = new RegExp(`(?=${label.source})`)

/**
 * The ways in which an example in parts can be meant: as a whole, where a part goes on from one before, and part by part, where each has
 * letters of its own. What stands before the first part belongs to all.
 */
export function readings(example: WorkedExample): readonly WorkedExample[] {
  const starts = example.lines.flatMap(({ text }, index) => (text.search(label) === 0 ? [index] : []))
  const [first] = starts
  if (first === undefined || starts.length < 2) return [example]
  const common = example.lines.slice(0, first)
  return [
    example,
    ...starts.map((start, place) => ({
      ...example,
      question: questionOf(example.question, example.lines[start]),
      lines: [...common, ...example.lines.slice(start, starts[place + 1])],
    })),
  ]
}

/** What the question says to all parts, and to this one. */
function questionOf(question: string, first: LessonLine | undefined): string {
  const [own = ''] = label.exec(first?.text ?? '') ?? []
  const start = question.search(label)
  const part =
    start < 0
      ? undefined
      : question
          .slice(start)
          .split(parts)
          .find((one) => one.startsWith(own))
  return part === undefined ? question : question.slice(0, start) + part
}

import type { ExamPart, ExamQuestion, ExamStep } from './exam'

/** What states an answer that the line before it has worked out. */
const half = 0.5

/** Lines that work nothing out: what is given or named, and checks. */
const idle = /^(?:Given|Let|Here|Check|To prove)\b/

/**
 * The scheme in the board's halves: where a last line earns a mark or more and the line before it, which does the work, earns nothing, the
 * answer keeps half a mark and the work gets the rest.
 */
export const finelyMarked = (question: ExamQuestion): ExamQuestion => ({
  ...question,
  alternatives: question.alternatives.map((alternative) => ({
    ...alternative,
    parts: alternative.parts.map((part) => ({ ...part, scheme: fineScheme(part) })),
  })),
})

export function fineScheme({
  marks,
  scheme,
  options,
}: Pick<ExamPart, 'marks' | 'scheme' | 'options'>): readonly ExamStep[] {
  const [before, last] = scheme.slice(-2)
  if (options || marks < 2 || !before || !last || last.marks < 1 || before.marks > 0) return scheme
  if (idle.test(before.text) || !/=|reject/.test(before.text)) return scheme
  return [...scheme.slice(0, -2), { ...before, marks: last.marks - half }, { ...last, marks: half }]
}

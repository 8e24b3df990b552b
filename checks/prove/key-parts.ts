import type { AnswerRule } from '@/lib/answers/rule'
import type { Part, Problem } from '@/lib/problems/problem'

/** A part of a problem with the place of its lines in the whole solution. */
export interface KeyPart {
  readonly part: Part
  /** '(i): ', or nothing where there is one part only. */
  readonly called: string
  /** Its lines are those from `from` to before `to`, counted from 0. */
  readonly from: number
  readonly to: number
}

export function keyParts({ parts }: Problem): readonly KeyPart[] {
  let from = 0
  return parts.map((part) => {
    const to = from + part.steps.length
    const placed = { part, called: part.label === undefined ? '' : `part ${part.label}: `, from, to }
    from = to
    return placed
  })
}

/** The options about which a line speaks: those of its part. */
export const optionsAt = (problem: Problem, line: number): readonly string[] =>
  keyParts(problem).find(({ from, to }) => from <= line && line < to)?.part.options ?? problem.options ?? []

/** The rule, or the rules of its parts. */
export const rulesOf = (rule: AnswerRule): readonly AnswerRule[] =>
  rule.kind === 'parts' ? rule.parts.map((part) => part.rule) : [rule]

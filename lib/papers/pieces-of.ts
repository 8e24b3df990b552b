import type { ExamAlternative, ExamPart, ExamQuestion } from './exam'

/** What of a question stands together: the parts that all ways have in common, then those of each way. */
export interface Piece {
  readonly alternative: ExamAlternative
  readonly parts: readonly ExamPart[]
  /** "OR" stands before it. */
  readonly isOther: boolean
}

/** A question in the order in which it is read. */
export function piecesOf({ alternatives, shared }: ExamQuestion): readonly Piece[] {
  const [first] = alternatives
  const common =
    first && shared > 0 ? [{ alternative: first, parts: first.parts.slice(0, shared), isOther: false }] : []
  const ways = alternatives.map((alternative, place) => ({
    alternative,
    parts: alternative.parts.slice(shared),
    isOther: place > 0,
  }))
  return [...common, ...ways]
}

import { partsSoFar } from './parts-so-far'
import { checkProblem, isUnanswered, type Judged, type Verdict } from '@/lib/answers'

/**
 * The verdict on a card. Where nothing that was answered is wrong and some parts were left for later, it is not judged yet: that is
 * no mistake and no attempt, and the right parts keep their mark.
 */
export function checkCard(problem: Judged, response: string | readonly string[]): Verdict {
  const verdict = checkProblem(problem, response)
  const { parts = [], marks = 0 } = verdict
  const labels = (wanted: (part: Verdict) => boolean) =>
    parts.flatMap((part, index) => (wanted(part) ? [problem.parts?.[index]?.label ?? `(${index + 1})`] : []))
  const missing = labels(isUnanswered)
  const isOpen =
    missing.length > 0 &&
    missing.length < parts.length &&
    parts.every((part) => part.correct || part.unclear || isUnanswered(part))
  if (!isOpen) return verdict
  const again = labels(({ unclear = false }) => unclear)
  return { ...verdict, unclear: true, note: partsSoFar({ marks, of: problem.marks ?? 0, again, empty: missing }) }
}

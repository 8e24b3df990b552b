import type { PracticeSession } from './practice-session'

/**
 * The first step of a part's solution, counted from 1 in the whole solution: a way on after a mistake that is not known. null where it is
 * the only one, and so would give all away, and where the solution is open.
 */
export function startOf({ currentProblem, showSolution }: PracticeSession, part: number): number | null {
  const parts = currentProblem?.parts ?? []
  if (showSolution || (parts[part]?.steps.length ?? 0) < 2) return null
  return parts.slice(0, part).reduce((sum, { steps }) => sum + steps.length, 1)
}

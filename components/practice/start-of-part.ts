import type { PracticeSession } from './practice-session'

/**
 * The first step of a part's solution, counted from 1 in the whole solution: a way on after a mistake that is not known. null where it is
 * the only one, and so would give all away, where the solution is open, and where steps are put in order: how many of them stand right is told there.
 */
export function startOf({ currentProblem, showSolution }: PracticeSession, part: number): number | null {
  const parts = currentProblem?.parts ?? []
  const own = parts[part]
  if (!own || showSolution || own.rule.kind === 'sequence' || own.steps.length < 2) return null
  return parts.slice(0, part).reduce((sum, { steps }) => sum + steps.length, 1)
}

import { useEffect } from 'react'
import { keepCard } from './kept-cards'
import type { PracticeSession } from './practice-session'

/** Keeps in the browser what the student does on the problem. */
export function useKeptCard(session: PracticeSession): void {
  const { currentProblem, responses, attempts, solved, verdict, hintsSeen, solutionSeen, report } = session
  const judged = verdict !== null && !verdict.unclear
  useEffect(() => {
    if (currentProblem)
      keepCard(currentProblem, { texts: responses, attempts, solved, judged, hintsSeen, solutionSeen, report })
  }, [currentProblem, responses, attempts, solved, judged, hintsSeen, solutionSeen, report])
}

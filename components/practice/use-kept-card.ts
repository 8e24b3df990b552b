import { useEffect } from 'react'
import { keepCard } from './kept-cards'
import type { PracticeSession } from './practice-session'

/** Keeps in the browser what the student does on the problem. */
export function useKeptCard(session: PracticeSession): void {
  const { currentProblem, responses, attempts, solved, solvedWith, verdict, hintsSeen, solutionSeen, report } = session
  const texts = solvedWith ?? responses
  const judged = solvedWith !== null || (verdict !== null && !verdict.unclear)
  useEffect(() => {
    if (currentProblem) keepCard(currentProblem, { texts, attempts, solved, judged, hintsSeen, solutionSeen, report })
  }, [currentProblem, texts, attempts, solved, judged, hintsSeen, solutionSeen, report])
}

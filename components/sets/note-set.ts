import { noteDown } from '../memory/note-down'
import { progressStore } from '../progress/progress-store'
import { judgedAnswer } from '@/lib/sets/judged-result'
import type { PosedQuestion } from '@/lib/sets/posed-set'
import type { Sitting } from '@/lib/sets/sitting'

/** A finished set counts like practice: in the progress, and in what the student's memory knows. What was left out does not. */
export function noteSet(posed: readonly PosedQuestion[], { answers }: Sitting): void {
  for (const [place, { problem }] of posed.entries()) {
    const given = answers[place]
    const { verdict } = judgedAnswer(problem, given ?? { texts: [] })
    if (!given || !verdict || verdict.unclear) continue
    const { correct } = verdict
    void noteDown(
      {
        kind: 'judged',
        problem,
        verdict,
        correct,
        attempts: 1,
        hintsSeen: given.hints,
        solutionSeen: given.solutionSeen,
        milliseconds: given.seconds * 1000,
      },
      { mode: 'set', archetype: undefined },
    )
    progressStore().record({ topic: problem.type, correct, firstAttempt: true })
  }
}

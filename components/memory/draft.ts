import { newSeed } from '../ui/new-seed'
import type { PracticeOutcome } from '../practice/practice-outcome'
import type { PracticeMode } from '@/lib/links/link'
import type { MemoryEvent } from '@/lib/memory/event'

/** Where the outcome comes from, and for which archetype the problem was asked, if for one. */
export interface Circumstances {
  readonly mode: PracticeMode | 'set' | undefined
  readonly archetype: string | undefined
}

/** Stands for the archetype until it is known: the catalogue that tells it is not loaded at the verdict. */
export const unsettled = '?'

/** The outcome as an event, as far as it is known at once. */
export function draftOf(outcome: PracticeOutcome, { mode, archetype }: Circumstances, at: number): MemoryEvent {
  const { problem, correct, hintsSeen, solutionSeen, milliseconds } = outcome
  const slip = outcome.kind === 'judged' && outcome.verdict.step !== undefined ? outcome.verdict.note : undefined
  return {
    version: 1,
    id: `${at.toString(36)}-${newSeed()}${newSeed()}`,
    at,
    archetype: archetype ?? unsettled,
    template: problem.templateId,
    templateVersion: problem.version,
    topic: problem.type,
    difficulty: problem.difficulty,
    seed: problem.seed,
    correct,
    attempt: Math.max(1, outcome.attempts),
    hints: hintsSeen,
    // A drawing is compared with the solution: there it is no help.
    solution: solutionSeen && outcome.kind === 'judged',
    ...(slip && { slip: slip.slice(0, 200) }),
    milliseconds,
    selfReported: outcome.kind === 'drawn',
    mode: mode === 'today' || mode === 'mistakes' || mode === 'set' ? mode : 'practice',
  }
}

import { memoryStore } from './memory-store'
import { askToPersist } from './persist'
import { studentDayOf } from './student-day'
import { todayRequest } from './today-request'
import { newSeed } from '../practice/new-seed'
import type { PracticeOutcome } from '../practice/practice-outcome'
import type { PracticeMode } from '@/lib/links/link'
import { catalogue } from '@/lib/memory/catalogue'
import type { MemoryEvent } from '@/lib/memory/event'
import { todaysTen } from '@/lib/memory/today'
import { isPosed } from '@/lib/memory/today-place'
import type { Problem } from '@/lib/problems/problem'

/** Where the outcome comes from, and for which archetype the problem was asked, if for one. */
export interface Circumstances {
  readonly mode: PracticeMode | undefined
  readonly archetype: string | undefined
}

/** Remembers one outcome of a problem. */
export async function record(outcome: PracticeOutcome, circumstances: Circumstances): Promise<void> {
  const at = Date.now()
  await memoryStore().load()
  const event = eventOf(outcome, circumstances, at)
  if (!event) return
  await memoryStore().append(event)
  if (event.correct) await askToPersist()
}

/** The outcome as an event; nothing for a template that the catalogue does not have. */
export function eventOf(
  outcome: PracticeOutcome,
  { mode, archetype }: Circumstances,
  at: number,
): MemoryEvent | undefined {
  const { problem, correct, hintsSeen, solutionSeen, milliseconds } = outcome
  const mainly = catalogue.ofTemplate.get(problem.templateId)
  if (!mainly) return undefined
  const today = mode === 'today' ? askedToday(problem, at) : undefined
  const slip = outcome.kind === 'judged' && outcome.verdict.step !== undefined ? outcome.verdict.note : undefined
  return {
    version: 1,
    id: `${at.toString(36)}-${newSeed()}${newSeed()}`,
    at,
    archetype: today ?? archetype ?? mainly.id,
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
    // A problem of another day's ten, opened by its link, is practice.
    mode: today ? 'today' : mode === 'mistakes' ? mode : 'practice',
  }
}

/** The archetype for which today's ten hold the problem. */
function askedToday(problem: Problem, at: number): string | undefined {
  const { events } = memoryStore().get().log
  const ten = todaysTen(todayRequest(studentDayOf(at), events))
  return ten.find((choice) => isPosed(choice, problem))?.archetype.id
}

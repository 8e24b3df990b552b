import type { KeptCard } from './kept-cards'
import { memoryStore, type Remembered } from '../memory/memory-store'
import { withLimit } from '../ui/with-limit'
import type { MemoryEvent } from '@/lib/memory/event'
import type { Problem } from '@/lib/problems/problem'

/** An answer older than this is practice of another day: the same problem counts anew. In milliseconds. */
const longestAgo = 86_400_000
/** A problem does not wait longer for the log. In milliseconds. */
const longestWait = 1500

/** The problem for which the log was asked, and when: one that is drawn now is new, and cannot be in it. */
let asked: { readonly problem: Problem; readonly at: number } | undefined

/**
 * What the log knows of a problem whose card was not kept: a browser that was killed has written the answer, and not the card. So it
 * does not count again. Never throws.
 */
export async function cardInLog(problem: Problem, now: number): Promise<KeptCard | undefined> {
  asked = { problem, at: now }
  return cardOf((await logSoon())?.log.events ?? [], problem, now)
}

/**
 * How many attempts were made: here, or before the problem was posed, as the log tells, which comes later where the database is slow.
 * Undefined where it was solved. What another tab answers meanwhile counts by itself.
 */
export function attemptsMade(problem: Problem, here: number): number | undefined {
  if (here > 0 || asked?.problem !== problem) return here
  const { at: posedAt } = asked
  const before = memoryStore()
    .get()
    .log.events.filter(({ at }) => at < posedAt)
  const late = cardOf(before, problem, posedAt)
  return late?.solved ? undefined : (late?.attempts ?? here)
}

function cardOf(events: readonly MemoryEvent[], problem: Problem, now: number): KeptCard | undefined {
  const own = events.filter(
    ({ template, templateVersion, seed, at }) =>
      template === problem.templateId &&
      templateVersion === problem.version &&
      seed === problem.seed &&
      Math.abs(now - at) < longestAgo,
  )
  const last = own.at(-1)
  if (!last) return undefined
  const judged = own.filter(({ selfReported }) => !selfReported)
  return {
    texts: [],
    attempts: Math.max(0, ...judged.map(({ attempt }) => attempt)),
    solved: judged.some(({ correct }) => correct),
    judged: false,
    hintsSeen: Math.max(...own.map(({ hints }) => hints)),
    solutionSeen: own.some(({ solution }) => solution),
    report: last.selfReported ? (last.correct ? 'did-it' : 'more-practice') : null,
  }
}

async function logSoon(): Promise<Remembered | undefined> {
  const here = memoryStore().get()
  if (here.loaded) return here
  try {
    return await withLimit(memoryStore().load(), longestWait)
  } catch {
    return undefined
  }
}

import { draftOf, type Circumstances } from './draft'
import { startHealing } from './heal'
import { journal } from './journal'
import { memoryStore } from './memory-store'
import { askToPersist } from './persist'
import { progressStore } from '../progress/progress-store'
import { withLimit } from '../ui/with-limit'
import type { PracticeOutcome } from '../practice/practice-outcome'
import type { MemoryEvent } from '@/lib/memory/event'
import { mergedLogs, type Log } from '@/lib/memory/log'

/** Before the browser is asked to keep what is stored: who has done so much comes back. */
const enoughToKeep = 3

let starting: Promise<void> | undefined

/** Reads the log, takes into it what waits in the journal, and adds to the progress what it lacks. The second call does nothing. */
export const startMemory = (): Promise<void> =>
  (starting ??= startHealing(async () => void (await takeIn(journal.read(), true))))

/** For the first verdict: what settles its archetype is there by then, so that its way into the log is short. */
export async function prepareNoting(): Promise<void> {
  await Promise.all([startMemory(), import('./record')])
}

/** How long a verdict waits for the browser, at most, in milliseconds: after that the answer is in the journal alone for now. */
const longestKeeping = 2000

/**
 * Remembers an outcome: before it returns, the answer is in the journal, which outlives the tab.
 * What it gives is through when the log has it, which outlives the browser, or after a short while; it never fails.
 * Nothing is to be waited for where the browser is known not to keep the log.
 */
export function noteDown(outcome: PracticeOutcome, circumstances: Circumstances): Promise<void> | undefined {
  const event = draftOf(outcome, circumstances, Date.now())
  const waits = journal.write(event)
  const inVain = memoryStore().get().trouble !== null
  const taking = takeIn([event], waits).then((taken) => {
    const { events } = memoryStore().get().log
    if (taken && event.correct && events.length >= enoughToKeep) askToPersist().catch(console.error)
  })
  const kept = withLimit(taking.catch(console.error), longestKeeping).catch(console.info)
  return inVain ? undefined : kept
}

/** Remembers events that bring their names along: one that was told before is not told again. The progress gets them from the log. */
export function noteEvents(events: readonly MemoryEvent[]): void {
  const told = new Set([...memoryStore().get().log.events, ...journal.read()].map(({ id }) => id))
  const fresh = events.filter(({ id }) => !told.has(id))
  if (fresh.length === 0) return
  const waits = fresh.map((event) => journal.write(event)).every(Boolean)
  takeIn(fresh, waits).catch(console.error)
}

/** Into the log, and out of the journal once they are there. */
async function takeIn(waiting: readonly MemoryEvent[], inJournal: boolean): Promise<boolean> {
  const { log } = await memoryStore().load()
  if (memoryStore().get().trouble === 'newer') progressStore().setLog('newer')
  if (waiting.length === 0) return true
  const events = await settledIn(waiting, log.events)
  const taken = await memoryStore().bring({ events, aside: [] })
  if (taken && inJournal) journal.forget(waiting)
  const { trouble } = memoryStore().get()
  progressStore().setLog(trouble !== 'newer' && (taken || inJournal) ? 'kept' : (trouble ?? 'refused'))
  return taken
}

/** Oldest first: what is settled counts for those behind it. Where the catalogue cannot be loaded now, they go on waiting. */
async function settledIn(
  waiting: readonly MemoryEvent[],
  known: readonly MemoryEvent[],
): Promise<readonly MemoryEvent[]> {
  const { settled } = await import('./record')
  const before: Log = { events: known, aside: [] }
  const all = waiting.reduce((log, event) => withEvent(log, settled(event, log.events)), before)
  const ids = new Set(waiting.map(({ id }) => id))
  return all.events.filter(({ id }) => ids.has(id))
}

const withEvent = (log: Log, event: MemoryEvent): Log => mergedLogs(log, { events: [event], aside: [] })

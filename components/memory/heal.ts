import { memoryStore } from './memory-store'
import { journal } from './journal'
import { progressStore } from '../progress/progress-store'
import { mergedLogs } from '@/lib/memory/log'
import { healedProgress, uncounted } from '@/lib/memory/merged-progress'
import { noProgress, type Progress } from '@/lib/progress/progress'

/** What was counted without events; it can be told where the progress and the log were read at one moment. */
let before: Progress = noProgress
let listening = false
/** How many events there were when it was looked last. */
let count = 0
let timer: number | undefined

/** The log with what waits in the journal. */
const eventsNow = () => mergedLogs(memoryStore().get().log, { events: journal.read(), aside: [] }).events

/** From now on the progress is the extract of the log: what it lacks is added. `ready` reads the log. */
export async function startHealing(ready: () => Promise<void>): Promise<void> {
  // In this order, without a pause: an answer is in the journal before it is counted.
  const progress = progressStore().get()
  const waiting = { events: journal.read(), aside: [] }
  await ready()
  const log = mergedLogs(memoryStore().get().log, waiting)
  before = uncounted({ progress, log })
  if (!listening) {
    memoryStore().subscribe(healSoon)
    progressStore().subscribe(healSoon)
    window.addEventListener('storage', ({ key }) => key === null && void startAnew())
  }
  listening = true
  heal()
}

/** Not while the student waits for a verdict, and once for changes that come together. In milliseconds. */
const calm = 60

function healSoon(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(heal, calm)
}

/** The whole storage was cleared from outside: what is left in the database is all that counts. */
async function startAnew(): Promise<void> {
  before = noProgress
  await memoryStore().reread()
}

/** After what changes both by hand: progress brought back, or all forgotten. */
export function countAnew(): void {
  before = uncounted({ progress: progressStore().get(), log: { events: eventsNow(), aside: [] } })
}

function heal(): void {
  const events = eventsNow()
  // Forgotten in another tab: what was counted before is forgotten with it.
  if (events.length < count) before = noProgress
  count = events.length
  const now = progressStore().get()
  if (healedProgress(now, events, before) !== now)
    progressStore().change((progress) => healedProgress(progress, events, before))
}

import { browserDatabase, type EventDatabase } from './memory-database'
import { troubleOf, type Trouble } from './trouble'
import { withLimit } from '../ui/with-limit'
import type { MemoryEvent } from '@/lib/memory/event'
import { emptyLog, entriesOf, eventsMissing, mergedLogs, readLog, type Log } from '@/lib/memory/log'

/** What the memory holds at a moment. */
export interface Remembered {
  readonly log: Log
  /** What was stored before has been read, or could not be. */
  readonly loaded: boolean
  /** Why the browser does not keep it; what happens now is remembered until the tab is closed. */
  readonly trouble: Trouble | null
}

/** The log of events outside React: every open tab shows the same, and none overwrites what another has stored. */
export interface MemoryStore {
  readonly get: () => Remembered
  /** Reads what is stored, the first time, and tells what is remembered now; it never fails. */
  readonly load: () => Promise<Remembered>
  /** Whether it is stored, and all before it. */
  readonly append: (event: MemoryEvent) => Promise<boolean>
  /** Adds what another log has and this one has not; whether it is stored. */
  readonly bring: (log: Log) => Promise<boolean>
  /** Shows what is stored now, and nothing else: it was cleared from outside. */
  readonly reread: () => Promise<void>
  /** Forgets everything, here and in the other tabs. */
  readonly clear: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

/** The other tabs of the page. */
export interface Channel {
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: (kind: 'message', listener: (event: { readonly data: unknown }) => void) => void
}

const cleared = 'cleared'
export const nothingYet: Remembered = { log: emptyLog, loaded: false, trouble: null }

/** A database that has not answered by then is waited for in the background. In milliseconds. */
const longestWait = 4000

export function createMemoryStore(database: EventDatabase, channel?: Channel, limit = longestWait): MemoryStore {
  const listeners = new Set<() => void>()
  let remembered = nothingYet
  let unsaved = emptyLog
  let loading: Promise<void> | undefined

  function show(change: Partial<Remembered>): void {
    remembered = { ...remembered, ...change }
    listeners.forEach((listener) => listener())
  }
  const add = (log: Log) => show({ log: mergedLogs(remembered.log, log) })

  channel?.addEventListener('message', ({ data }) => {
    if (data === cleared) show({ log: emptyLog })
    else if (Array.isArray(data)) add(readLog(data))
  })

  async function load(): Promise<void> {
    try {
      const reading = database.readAll().then((all) => add(readLog(all)))
      await withLimit(reading, limit)
      show({ loaded: true })
    } catch (error) {
      loading = undefined
      show({ loaded: true, trouble: troubleOf(error) })
    }
  }

  /** Shown at once, stored as soon as the browser lets it be: what could not be stored is tried again with the next. */
  async function keep(log: Log): Promise<boolean> {
    add(log)
    unsaved = mergedLogs(unsaved, log)
    const written = unsaved
    const entries = entriesOf(written)
    channel?.postMessage(entries.map(({ value }) => value))
    try {
      await withLimit(database.write(entries), limit)
      // What came meanwhile is being written by itself.
      unsaved = {
        events: eventsMissing(unsaved.events, written.events),
        aside: unsaved.aside.filter((value) => !written.aside.includes(value)),
      }
      show({ trouble: null })
      return true
    } catch (error) {
      show({ trouble: troubleOf(error) })
      return false
    }
  }

  return {
    get: () => remembered,
    async load() {
      await (loading ??= load())
      return remembered
    },
    append: (event) => keep({ events: [event], aside: [] }),
    bring: keep,
    async reread() {
      unsaved = emptyLog
      try {
        show({ log: readLog(await withLimit(database.readAll(), limit)) })
      } catch {
        show({ log: emptyLog })
      }
    },
    async clear() {
      unsaved = emptyLog
      try {
        await withLimit(database.clear(), limit)
        channel?.postMessage(cleared)
        show({ log: emptyLog, trouble: null })
      } catch (error) {
        show({ log: emptyLog, trouble: troubleOf(error) })
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let shared: MemoryStore | undefined

/** The page's one memory, made when first asked for in the browser. */
export const memoryStore = (): MemoryStore =>
  (shared ??= createMemoryStore(
    browserDatabase(),
    'BroadcastChannel' in window ? new BroadcastChannel('mathTutorMemory') : undefined,
  ))

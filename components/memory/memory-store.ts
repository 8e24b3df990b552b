import { browserDatabase, type EventDatabase } from './memory-database'
import { troubleOf, type Trouble } from './trouble'
import type { MemoryEvent } from '@/lib/memory/event'
import { emptyLog, entriesOf, mergedLogs, readLog, type Log } from '@/lib/memory/log'

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
  readonly append: (event: MemoryEvent) => Promise<void>
  /** Adds what another log has and this one has not. */
  readonly bring: (log: Log) => Promise<void>
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

export function createMemoryStore(database: EventDatabase, channel?: Channel): MemoryStore {
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
      const stored = readLog(await database.readAll())
      show({ log: mergedLogs(remembered.log, stored), loaded: true })
    } catch (error) {
      loading = undefined
      show({ loaded: true, trouble: troubleOf(error) })
    }
  }

  /** Shown at once, stored as soon as the browser lets it be: what could not be stored is tried again with the next. */
  async function keep(log: Log): Promise<void> {
    add(log)
    unsaved = mergedLogs(unsaved, log)
    const entries = entriesOf(unsaved)
    try {
      await database.write(entries)
      unsaved = emptyLog
      show({ trouble: null })
      channel?.postMessage(entries.map(({ value }) => value))
    } catch (error) {
      show({ trouble: troubleOf(error) })
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
    async clear() {
      unsaved = emptyLog
      try {
        await database.clear()
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

import { afterSubmission, noProgress, type Progress, type Submission } from '@/lib/progress/progress'
import { progressIn, progressKey, readStored, saveProgress, type TextStore } from '@/lib/progress/storage'

/** Kept, or why not. */
export type LogKeeping = 'kept' | 'refused' | 'full' | 'newer'

/** Where progress stands with the browser. */
export interface Keeping {
  /** False once saving has failed, or where what is stored cannot even be read: the browser refuses. */
  readonly saved: boolean
  /** A later version of the page has stored it: it is left as it is. */
  readonly newer: boolean
  /** What was stored when the page was opened could not be read; it is kept aside and counting began afresh. */
  readonly beganAfresh: boolean
  /** How the log of answers is kept, from which the progress comes back; null until it is known. */
  readonly log: LogKeeping | null
}

/** The student's progress outside React: every open tab shows the same, and none overwrites what another has stored. */
export interface ProgressStore {
  readonly get: () => Progress
  readonly keeping: () => Keeping
  readonly record: (submission: Submission) => void
  /** Puts in place of what is stored what the function makes of it: progress brought back, or begun afresh. */
  readonly change: (next: Change) => void
  /** The log tells whether it is kept. */
  readonly setLog: (log: LogKeeping) => void
  readonly subscribe: (listener: () => void) => () => void
}

type Change = (now: Progress) => Progress

interface Host {
  readonly localStorage: TextStore
  readonly addEventListener: (kind: 'storage', listener: (event: StorageEvent) => void) => void
}

/** No lock is taken, for an answer must be stored before the tab can die: what two tabs that write at once lose comes back from the log. */
export function createProgressStore(host: Host): ProgressStore {
  const store = storeOf(host)
  const listeners = new Set<() => void>()
  /** What could not be saved yet, in its order. */
  let unsaved: readonly Change[] = []
  let found = readStored(store)
  let progress = progressIn(found) ?? noProgress
  let keeping: Keeping = {
    saved: found.kind !== 'refused',
    newer: found.kind === 'newer',
    beganAfresh: found.kind === 'unreadable',
    log: null,
  }
  const tell = () => listeners.forEach((listener) => listener())

  /** Reads anew: what another tab has stored, and on it what is unsaved here. A text that was damaged meanwhile is kept aside. */
  function look(): Progress {
    found = readStored(store)
    if (found.kind === 'none') return unsaved.reduce(applied, noProgress)
    const stored = progressIn(found)
    return stored ? unsaved.reduce(applied, stored) : progress
  }

  function change(next: Change): void {
    const now = next(look())
    const mayWrite = found.kind !== 'refused' && found.kind !== 'newer'
    const saved = mayWrite && saveProgress(store, now)
    unsaved = saved ? [] : [...unsaved, next]
    keeping = { ...keeping, saved, newer: found.kind === 'newer' }
    progress = now
    tell()
  }

  host.addEventListener('storage', ({ key }) => {
    if (key !== progressKey && key !== null) return
    progress = look()
    tell()
  })

  return {
    get: () => progress,
    keeping: () => keeping,
    record: (submission) => change((now) => afterSubmission(now, submission)),
    change,
    setLog(log) {
      if (keeping.log === log) return
      keeping = { ...keeping, log }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const applied = (progress: Progress, change: Change): Progress => change(progress)

/** Local storage, or where the browser forbids even to name it, a store that keeps nothing. */
function storeOf(host: Host): TextStore {
  const refuse = () => {
    throw new Error('this browser does not let the page store anything')
  }
  try {
    // Some browsers have none at all.
    return host.localStorage ?? { getItem: refuse, setItem: refuse }
  } catch {
    return { getItem: refuse, setItem: refuse }
  }
}

let shared: ProgressStore | undefined

/** The page's one store, made when first asked for in the browser. */
export const progressStore = (): ProgressStore => (shared ??= createProgressStore(window))

export const progressOnServer = (): Progress => noProgress

export const keepingOnServer: Keeping = { saved: true, newer: false, beganAfresh: false, log: null }

import { afterSubmission, noProgress, type Progress, type Submission } from '@/lib/progress/progress'
import { isUnreadable, loadProgress, progressKey, saveProgress, type TextStore } from '@/lib/progress/storage'

/** The student's progress outside React: every open tab shows the same, and none overwrites what another has stored. */
export interface ProgressStore {
  readonly get: () => Progress
  /** False once saving has failed: the browser refuses to store. */
  readonly isSaved: () => boolean
  /** What was stored before could not be read; it is kept aside and counting began afresh. */
  readonly beganAfresh: boolean
  readonly record: (submission: Submission) => void
  /** Puts in place of what is stored what the function makes of it: progress brought back, or begun afresh. */
  readonly change: (next: (now: Progress) => Progress) => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Host {
  readonly localStorage: TextStore
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> }
  readonly addEventListener: (kind: 'storage', listener: (event: StorageEvent) => void) => void
}

export function createProgressStore(host: Host): ProgressStore {
  const store = storeOf(host)
  const listeners = new Set<() => void>()
  const beganAfresh = isUnreadable(store)
  let progress = loadProgress(store)
  let saved = true
  const show = (next: Progress) => {
    progress = next
    listeners.forEach((listener) => listener())
  }
  host.addEventListener('storage', ({ key }) => {
    if (key === progressKey || key === null) show(loadProgress(store))
  })
  // The stored state is read anew for each submission, so that two tabs add up instead of overwriting each other.
  const apply = (change: (now: Progress) => Progress) => {
    const next = change(saved ? loadProgress(store) : progress)
    saved = saveProgress(store, next)
    show(next)
  }
  const change = (next: (now: Progress) => Progress) => {
    const { locks } = host.navigator
    if (locks) void locks.request(progressKey, () => apply(next))
    else apply(next)
  }
  return {
    get: () => progress,
    isSaved: () => saved,
    beganAfresh,
    record: (submission) => change((now) => afterSubmission(now, submission)),
    change,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Local storage, or where the browser forbids even to name it, a store that keeps nothing. */
function storeOf(host: Host): TextStore {
  try {
    return host.localStorage
  } catch {
    return {
      getItem: () => null,
      setItem: () => {
        throw new Error('this browser does not let the page store anything')
      },
    }
  }
}

let shared: ProgressStore | undefined

/** The page's one store, made when first asked for in the browser. */
export const progressStore = (): ProgressStore => (shared ??= createProgressStore(window))

export const progressOnServer = (): Progress => noProgress

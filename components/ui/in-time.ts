import { releaseOfPage } from './release'
import { causeOfTrouble, type Cause } from './trouble'
import { TimeLimit, withLimit } from './with-limit'

/** How long a file may take, in milliseconds: the largest takes half of it on a slow 2G network; in development it is compiled first. */
export const longestWait = process.env.NODE_ENV === 'development' ? 300_000 : 40_000

const reloadedKey = 'mathTutorReloadedFrom'

/** Something could not be loaded; why is known. */
export class LoadTrouble extends Error {
  constructor(
    readonly why: Cause,
    readonly first: unknown,
  ) {
    super(`Could not load: ${why}`)
  }
}

/** What is to be said of an error, and what to write to the console: that of something else than loading has no known cause. */
export const troubleIn = (error: unknown): LoadTrouble =>
  error instanceof LoadTrouble ? error : new LoadTrouble('unknown', error)

/** A file was never answered, or by something else than the site. The browser goes on waiting for it: only a reload asks again. */
let isStuck = false

/**
 * Loads within a time limit.
 * Where the file is gone because the site was renewed, the page is reloaded, once: what is typed is kept, and the address says the place.
 * @throws LoadTrouble with the cause; `first` is what went wrong.
 */
export async function inTime<T>(load: () => Promise<T>): Promise<T> {
  const loading = load()
  if (isStuck && !(await isQuick(loading))) {
    stopWhatHangs()
    if (await isReachable()) return reload()
  }
  try {
    return await withLimit(loading, longestWait)
  } catch (error) {
    if (error instanceof TimeLimit) {
      isStuck = true
      stopWhatHangs()
    }
    const why = await causeOfTrouble()
    if (why === 'new release' && isFirstReload()) return reload()
    throw new LoadTrouble(why, error)
  }
}

/** What is there already answers at once, and is not held up by another file that hangs. In milliseconds. */
const atOnce = 1000

const isQuick = (loading: Promise<unknown>): Promise<boolean> =>
  withLimit(loading, atOnce).then(
    () => true,
    (error: unknown) => !(error instanceof TimeLimit),
  )

/** What hangs holds the few connections that a browser opens to a server; nothing else would get through. */
const stopWhatHangs = (): void => window.stop()

async function isReachable(): Promise<boolean> {
  const cause = await causeOfTrouble()
  return cause === 'unknown' || cause === 'new release'
}

/** Never resolves: the page goes. */
function reload(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}

/** Whether the page was not yet reloaded for leaving its release; a cache on the way may go on giving the old page. */
function isFirstReload(): boolean {
  const release = releaseOfPage() ?? ''
  try {
    if (window.sessionStorage.getItem(reloadedKey) === release) return false
    window.sessionStorage.setItem(reloadedKey, release)
    return true
  } catch {
    // Nothing is kept here, and so nothing that is typed either: better words than a page that takes it away.
    return false
  }
}

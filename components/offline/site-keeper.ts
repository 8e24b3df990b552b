import { asksForRelease, isSaving, type Keeping } from './keeping'
import { hasRoom } from './room'
import { basePath } from '../ui/base-path'
import { releaseOfPage } from '../ui/release'
import { trustedServiceWorker } from '../ui/trusted'

/** Between two looks for a newer release while a page stays open. */
const hour = 3_600_000
/** The first wait after an attempt was cut off; each further one is twice as long. */
const firstWait = 30_000

/**
 * Keeps the site on the device by its service worker, and tells how far it is. Never throws: where the browser refuses, the page works as
 * it does without.
 */
export class SiteKeeper {
  keeping: Keeping = { kind: 'none' }
  private readonly listeners = new Set<() => void>()
  private registration: ServiceWorkerRegistration | undefined
  private watched: ServiceWorker | undefined
  private wait = firstWait
  private looked = Date.now()
  private wantsNew = false

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly current = (): Keeping => this.keeping

  /** Begins, unless the student saves data and nothing is kept yet. */
  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator) || releaseOfPage() === undefined) return
    navigator.serviceWorker.addEventListener('message', this.hear)
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.wantsNew) location.reload()
    })
    window.addEventListener('online', () => void this.again())
    document.addEventListener('visibilitychange', () => this.look())
    const known = await navigator.serviceWorker.getRegistration(`${basePath}/`).catch(() => undefined)
    if (savesData() && !known?.active) return this.say({ kind: 'offered' })
    await this.keep()
  }

  /** Takes the site, whatever the browser says of saving data: the student asked for it. */
  readonly keep = async (): Promise<void> => {
    try {
      const registration = await navigator.serviceWorker.register(trustedServiceWorker(), {
        scope: `${basePath}/`,
        updateViaCache: 'none',
      })
      this.follow(registration)
    } catch (error) {
      // No network, or a portal that answers for us: tried again. Refused by the browser: so every time, and without harm.
      console.warn('The site is not kept for offline use.', error)
      await this.cutOff()
    }
  }

  /** Opens the newer release in this tab. Others go on with theirs until they are closed. */
  readonly openNew = (): void => {
    this.wantsNew = true
    if (this.registration?.waiting) this.registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    else location.reload()
  }

  private follow(registration: ServiceWorkerRegistration | undefined): void {
    if (!registration) return
    this.registration = registration
    registration.addEventListener('updatefound', () => this.watch(registration.installing))
    if (registration.active) this.say({ kind: 'ready', fresh: false })
    registration.active?.postMessage('a page began')
    if (registration.waiting) this.say({ kind: 'new version' })
    this.watch(registration.installing)
  }

  private watch(worker: ServiceWorker | null): void {
    // The same worker may be found as the one that installs, and be announced besides.
    if (!worker || worker === this.watched) return
    this.watched = worker
    const first = !this.registration?.active
    if (first && this.keeping.kind !== 'saving') this.say({ kind: 'saving', bytes: 0, of: 0 })
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && !first) this.say({ kind: 'new version' })
      if (worker.state === 'activated' && first) this.say({ kind: 'ready', fresh: true })
      if (worker.state === 'redundant' && first) void this.cutOff()
    })
  }

  private readonly hear = ({ data, ports }: MessageEvent<unknown>): void => {
    if (asksForRelease(data)) ports[0]?.postMessage(releaseOfPage())
    // A newer release comes quietly.
    if (isSaving(data) && this.keeping.kind === 'saving') this.say({ kind: 'saving', bytes: data.bytes, of: data.of })
  }

  private async cutOff(): Promise<void> {
    this.say({ kind: 'cut off', full: !(await hasRoom()) })
    setTimeout(() => void this.again(), this.wait)
    this.wait *= 2
  }

  private async again(): Promise<void> {
    if (this.keeping.kind === 'cut off') await this.keep()
  }

  private look(): void {
    if (document.visibilityState !== 'visible' || Date.now() - this.looked < hour) return
    this.looked = Date.now()
    // Without a network it is found another time.
    this.registration?.update().catch(() => undefined)
  }

  private say(keeping: Keeping): void {
    this.keeping = keeping
    for (const listener of this.listeners) listener()
  }
}

/** What the browser says of the student's wish to save data; engines that cannot tell are taken to have none. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

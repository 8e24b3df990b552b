import type { Serwist } from 'serwist'
import { release, type Release } from './release'

declare const self: ServiceWorkerGlobalScope

type File = Release['files'][number]

/** Files fetched at the same time: few, for the student uses the page meanwhile. */
const atOnce = 4
/** No file of ours is so large that a network which still works takes longer, in milliseconds. */
const longestFetch = 60_000

/**
 * Takes every file of the release into its cache; what an earlier attempt took stays there. Rejects at the first file that cannot be had:
 * the browser then throws this worker away, and nothing has changed for the pages.
 *
 * Serwist's own `handleInstall` never settles when a file fails (its `parallel` waits for a promise whose executor threw), so the worker
 * would hang in the middle until the browser kills it.
 */
export async function takeAll(event: ExtendableEvent, serwist: Serwist): Promise<void> {
  const left = [...release.files]
  const takeNext = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) await take(file, event, serwist)
  }
  await Promise.all(
    Array.from({ length: atOnce }, () =>
      takeNext().catch((error: unknown) => {
        left.length = 0
        throw error
      }),
    ),
  )
}

/** The second attempt goes past the browser's own cache: a captive portal may have left its page there. */
async function take(file: File, event: ExtendableEvent, serwist: Serwist): Promise<void> {
  try {
    await fetchInto(file, file.revision === null ? 'default' : 'reload', event, serwist)
  } catch {
    await fetchInto(file, 'reload', event, serwist)
  }
}

async function fetchInto(file: File, cache: RequestCache, event: ExtendableEvent, serwist: Serwist): Promise<void> {
  const url = new URL(file.url, self.location.href)
  const cacheKey = serwist.getPrecacheKeyForUrl(url.href)
  const request = new Request(url, {
    integrity: file.integrity,
    cache,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(longestFetch),
  })
  await Promise.all(
    serwist.precacheStrategy.handleAll({ event, request, url, ...(cacheKey && { params: { cacheKey } }) }),
  )
}

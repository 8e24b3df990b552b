import { Serwist } from 'serwist'
import { forgetOldReleases } from './old-releases'
import { counting, countAgain } from './progress'
import { cacheOf, release } from './release'

/**
 * Keeps the whole site on the device. Each build has a cache of its own: a page that is open goes on with the files it was made with,
 * while a newer release is taken beside it, whole or not at all.
 */
declare const self: ServiceWorkerGlobalScope

/** No file of ours is so large that a network which still works takes longer. */
const longestFetch = 60_000

/** Set for a second attempt: what lies in the browser's own cache is not what the build made. */
let pastBrowserCache = false

const serwist = new Serwist({
  precacheEntries: [...release.files],
  precacheOptions: {
    cacheName: cacheOf(release.id),
    concurrency: 4,
    // Links carry what to show in their parameters; only the release of a file says which file it is.
    ignoreURLParametersMatching: [/^(?!release$)/],
    plugins: [
      counting,
      {
        requestWillFetch: async ({ request, event }) =>
          event.type === 'install'
            ? new Request(request, {
                signal: AbortSignal.timeout(longestFetch),
                ...(pastBrowserCache && { cache: 'reload' }),
              })
            : request,
      },
    ],
  },
  skipWaiting: false,
  clientsClaim: false,
})

// A page's data, by the release that the page is of.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.searchParams.has('release'),
  async ({ request, url }) => {
    const cache = cacheOf(url.searchParams.get('release') ?? '')
    url.searchParams.delete('release')
    return (await kept(url.href, cache)) ?? (await fetch(request))
  },
)
// Scripts, styles and fonts of an older release that is still open: their names hold hashes.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/_next/static/'),
  async ({ request, url }) => (await self.caches.match(url.href)) ?? (await fetch(request)),
)

async function kept(href: string, cacheName: string): Promise<Response | undefined> {
  // Opening a cache would make it.
  if (!(await self.caches.has(cacheName))) return undefined
  const cache = await self.caches.open(cacheName)
  return cache.match(href, { ignoreSearch: true })
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    serwist.handleInstall(event).catch(() => {
      pastBrowserCache = true
      countAgain()
      return serwist.handleInstall(event)
    }),
  )
})
self.addEventListener('activate', (event) => {
  void serwist.handleActivate(event)
  // The first release serves the pages that fetched it; a later one gets them when the student asks for it.
  event.waitUntil(self.clients.claim())
  event.waitUntil(forgetOldReleases())
})
self.addEventListener('fetch', serwist.handleFetch)
self.addEventListener('message', (event) => {
  if (event.data === 'a page began') event.waitUntil(forgetOldReleases())
})

import { Serwist } from 'serwist'
import { forgetOldReleases } from './old-releases'
import { counting } from './progress'
import { cacheOf, release } from './release'
import { takeAll } from './take-all'

/**
 * Keeps the whole site on the device. Each build has a cache of its own: a page that is open goes on with the files it was made with,
 * while a newer release is taken beside it, whole or not at all.
 */
declare const self: ServiceWorkerGlobalScope

const serwist = new Serwist({
  precacheEntries: [...release.files],
  precacheOptions: {
    cacheName: cacheOf(release.id),
    // Links carry what to show in their parameters; only the release of a file says which file it is.
    ignoreURLParametersMatching: [/^(?!release$)/],
    plugins: [counting],
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

// A page that is not kept: a plain page of a lesson has its chapter in the app, and of the rest the reader is told that it is not here.
serwist.registerCapture(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    try {
      return await fetch(request)
    } catch {
      const topic = /\/lessons\/([a-z-]+)\/?$/.exec(url.pathname)?.[1]
      const home = new URL('./', self.location.href)
      if (topic !== undefined) return Response.redirect(`${home.href}?tab=learn&topic=${topic}`)
      return (await serwist.matchPrecache('404.html')) ?? Response.error()
    }
  },
)

async function kept(href: string, cacheName: string): Promise<Response | undefined> {
  // Opening a cache would make it.
  if (!(await self.caches.has(cacheName))) return undefined
  const cache = await self.caches.open(cacheName)
  return cache.match(href, { ignoreSearch: true })
}

self.addEventListener('install', (event) => event.waitUntil(takeAll(event, serwist)))
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

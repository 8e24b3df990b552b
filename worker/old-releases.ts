import { cacheOf, isSiteCache, release, releaseOf } from './release'

declare const self: ServiceWorkerGlobalScope

/** How long a page may take to say which release it is of. One that is asleep says nothing, and keeps everything. */
const patience = 3000

/**
 * Forgets the releases before this one that no open page is of. Caches are listed in the order of their making, so what comes after ours
 * is a newer release that another worker takes just now.
 */
export async function forgetOldReleases(): Promise<void> {
  const kept = (await self.caches.keys()).filter(isSiteCache)
  const before = kept.slice(0, Math.max(0, kept.indexOf(cacheOf(release.id))))
  if (before.length === 0) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = await Promise.all(pages.map(releaseOfPage))
  if (open.includes(null)) return
  await Promise.all(
    before.filter((cache) => !open.includes(releaseOf(cache))).map((cache) => self.caches.delete(cache)),
  )
}

function releaseOfPage(page: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null)
    setTimeout(() => resolve(null), patience)
    page.postMessage({ type: 'which release' }, [port2])
  })
}

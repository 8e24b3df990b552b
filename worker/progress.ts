import type { SerwistPlugin } from 'serwist'
import { release } from './release'

declare const self: ServiceWorkerGlobalScope

/** What the worker says to the pages while it takes the site. */
export interface Saving {
  readonly type: 'saving'
  readonly bytes: number
  readonly of: number
}

const total = release.sizes.reduce((sum, size) => sum + size, 0)
const sizeOf = new Map(
  release.files.map(({ url }, index) => [new URL(url, self.location.href).href, release.sizes[index] ?? 0]),
)

let bytes = 0

/** Counts what is in place, files kept from an earlier attempt too, and tells every page at each tenth of a megabyte or so. */
export const counting: SerwistPlugin = {
  handlerDidRespond: async ({ event, request }) => {
    if (event.type !== 'install') return
    const before = bytes
    bytes += sizeOf.get(request.url) ?? 0
    if (Math.floor((before / total) * 40) === Math.floor((bytes / total) * 40)) return
    await tell({ type: 'saving', bytes, of: total })
  },
}

async function tell(message: Saving): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

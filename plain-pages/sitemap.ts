import type { Addresses } from './addresses'

/** The list of pages for search engines; they take whole addresses only, so there is none while the host is not known. */
export function sitemap(places: readonly string[], { absolute }: Addresses): string | undefined {
  const found = places.map(absolute).filter((address) => address !== undefined)
  if (found.length === 0) return undefined
  const entries = found.map((address) => `  <url><loc>${address}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** Everything may be read by machines. */
export function robots({ absolute }: Addresses): string {
  const list = absolute('sitemap.xml')
  return `User-agent: *\nAllow: /\n${list === undefined ? '' : `\nSitemap: ${list}\n`}`
}

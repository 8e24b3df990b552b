import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Addresses } from '@/plain-pages/addresses'
import { Preview } from '@/plain-pages/head'
import { startPreviewPlace } from '@/plain-pages/previews'

/** Tells the built start page where it is found and how a link to it looks: what the app itself need not know. */
export function describeStartPage(site: string, addresses: Addresses): void {
  const path = join(site, 'index.html')
  const html = readFileSync(path, 'utf8')
  const title = html.match(/<title>([^<]*)<\/title>/)?.[1]
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1]
  if (title === undefined || description === undefined) throw new Error(`${path} has no title or no description`)
  const preview = { place: startPreviewPlace, shows: title }
  const tags = renderToStaticMarkup(<Preview page={{ place: '', title, description, preview }} addresses={addresses} />)
  writeFileSync(path, html.replace('</head>', `${tags}</head>`))
}

/** Lays pages whose links end with a slash into folders: "/teach/" is out/teach/index.html. */
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const site = 'out'
const pages = ['set', 'teach']

for (const page of pages) {
  mkdirSync(join(site, page), { recursive: true })
  renameSync(join(site, `${page}.html`), join(site, page, 'index.html'))
}
console.log(`${pages.length} pages laid into folders`)

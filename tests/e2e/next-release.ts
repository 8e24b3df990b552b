import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built site as its next release: another text in a lesson, a mark in the page, and scripts by other names. */
export function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'next-release-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync('out', folder, { recursive: true })
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
  edit('lessons/circles.json', (text) => text.replace('"description":"', '"description":"Second edition. '))
  edit('index.html', (text) => text.replace('<head>', '<head><meta name="edition" content="2"/>'))
  // Every script is renamed, as another build would; the policy of each page is made anew for what it then says.
  const chunks = '_next/static/chunks'
  const names = readdirSync(join(folder, chunks)).filter((name) => name.endsWith('.js'))
  const known = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string) => text.replace(known, nextName)
  for (const name of names) {
    // Webpack's own script says the names of the others by the digits of their hashes.
    edit(`${chunks}/${name}`, (text) => (name.startsWith('webpack-') ? withNextHashes(text, names) : renamed(text)))
    renameSync(join(folder, chunks, name), join(folder, chunks, nextName(name)))
  }
  for (const page of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  ))
    edit(page, (text) => renamed(text).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''))
  execFileSync('npx', ['tsx', 'scripts/content-policy.ts', folder])
  execFileSync('npx', ['tsx', 'scripts/offline.ts', folder])
  return folder
}

const hash = /(?<=[.-])[\da-f]{6}(?=\.js$)/

const nextName = (name: string): string => (hash.test(name) ? name.replace(hash, '$&2') : `2${name}`)

function withNextHashes(text: string, names: readonly string[]): string {
  const hashes = new Set(names.flatMap((name) => hash.exec(name)?.[0] ?? []))
  return text.replace(/"([\da-f]{6})"/g, (said, digits: string) => (hashes.has(digits) ? `"${digits}2"` : said))
}

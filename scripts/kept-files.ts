import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { plainStyles } from './site-css'

/**
 * The files of a built site that are kept for use without a network: pages, scripts, styles, data and the math font. Not: what Next.js
 * would fetch for moving between pages, scripts for browsers without modules, and fonts for browsers without MathML, which fetch them
 * when needed; what teachers alone need.
 */
export function keptFiles(site: string): readonly string[] {
  const index = readFileSync(join(site, 'index.html'), 'utf8')
  const kept = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(site, path)).isFile() && isKept(path, index))
    .sort()
  const pages = kept.filter((path) => path.endsWith('.html'))
  const students = reachedFrom(
    pages.filter((page) => page !== teachersPage),
    site,
    kept,
  )
  const ofTeachers = reachedFrom([teachersPage], site, kept)
  return kept.filter((path) => students.has(path) || !ofTeachers.has(path))
}

/** Its tools are fetched when a teacher comes: students' phones need not keep them. */
const teachersPage = 'teach/index.html'

/** The files that a page names, those that they name, and so on. */
function reachedFrom(pages: readonly string[], site: string, files: readonly string[]): Set<string> {
  const byName = new Map(files.map((path) => [path.split('/').pop() ?? '', path]))
  const reached = new Set(pages.filter((page) => files.includes(page)))
  // What is added on the way is gone through too.
  for (const path of reached) {
    if (!/\.(?:html|js|css)$/.test(path)) continue
    for (const [name] of readFileSync(join(site, path), 'utf8').matchAll(/[\w.-]+\.(?:js|css)\b/g)) {
      const named = byName.get(name)
      if (named !== undefined) reached.add(named)
    }
  }
  return reached
}

/** Bytes of the files as the network carries them, in their order. */
export function packedSizes(site: string, paths: readonly string[]): readonly number[] {
  return paths.map((path) => gzipSync(readFileSync(join(site, path))).length)
}

function isKept(path: string, index: string): boolean {
  if (isPlain(path) || unneeded.includes(path)) return false
  if (path === 'sw.js' || /(^|\/)_(not-found|headers)/.test(path)) return false
  if (/\.(txt|ttf|woff|br|gz|xml|map)$/.test(path) || path.includes('KaTeX_')) return false
  return !(path.endsWith('.js') && isForOldBrowsers(path.split('/').pop() ?? '', index))
}

/** Icons, which the device asks for when it installs the app, and long lists for reading through: these grow with the tables, and no tab, lesson, paper or reply needs them. Without a network it is said that they are not here. */
const unneeded = ['accepted-answers.html', 'what-you-can-ask.html', 'icon-192.png', 'icon-512.png']

const isForOldBrowsers = (name: string, index: string): boolean =>
  (index.match(/<script[^>]*>/g) ?? []).some((tag) => tag.includes(name) && /nomodule/i.test(tag))

/** The lessons and papers as pages of their own, for readers from outside: the app has the same words already. */
const isPlain = (path: string): boolean =>
  /^(?:(?:lessons|papers)\/.*\.html$|previews\/)/.test(path) || path.startsWith(plainStyles)

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { plainStyles } from './site-css'

/**
 * The files of a built site that are kept for use without a network: pages, scripts, styles, data and the math font. Not: what Next.js
 * would fetch for moving between pages, scripts for browsers without modules, and what browsers without MathML, older than all promised
 * ones, fetch when needed; what teachers alone need.
 */
export function keptFiles(site: string): readonly string[] {
  const index = readFileSync(join(site, 'index.html'), 'utf8')
  const kept = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(site, path)).isFile() && isKept(path, index) && !isForFormulasAsHtml(path, site))
    .sort()
  const byNumber = loadedByNumber(site, kept)
  const pages = kept.filter((path) => path.endsWith('.html'))
  const students = reachedFrom(
    pages.filter((page) => page !== teachersPage),
    site,
    kept,
    byNumber,
  )
  const ofTeachers = reachedFrom([teachersPage], site, kept, byNumber)
  return kept.filter((path) => students.has(path) || !(path.endsWith('.js') || ofTeachers.has(path)))
}

/** Its tools are fetched when a teacher comes: students' phones need not keep them. */
const teachersPage = 'teach/index.html'

/** The files that a page names, those that they name or load, and so on. */
function reachedFrom(
  pages: readonly string[],
  site: string,
  files: readonly string[],
  byNumber: ReadonlyMap<string, string>,
): Set<string> {
  const byName = new Map(files.map((path) => [path.split('/').pop() ?? '', path]))
  const reached = new Set(pages.filter((page) => files.includes(page)))
  // What is added on the way is gone through too.
  for (const path of reached) {
    if (!/\.(?:html|js|css)$/.test(path)) continue
    const text = readFileSync(join(site, path), 'utf8')
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css)\b/g)) add(reached, byName.get(name))
    if (path.endsWith('.js'))
      for (const [, number = ''] of text.matchAll(/\.[eu]\((\d+(?:e\d+)?)\)/g))
        add(reached, byNumber.get(inFull(number)))
  }
  return reached
}

function add(reached: Set<string>, path: string | undefined): void {
  if (path !== undefined) reached.add(path)
}

/** The minifier writes 5000 as 5e3. */
const inFull = (number: string): string => String(Number(number))

/** The page, and each thread beside it, has a table of the names of scripts. */
const saysNames = (script: string): boolean => /\.u=\w+=>/.test(script)

/** The scripts that others load by a number: "4713.cbd5d9.js", or "maths.c7786b.js" where webpack's own script says which number is "maths". */
function loadedByNumber(site: string, files: readonly string[]): ReadonlyMap<string, string> {
  const tables = files.filter((path) => path.endsWith('.js')).map((path) => readFileSync(join(site, path), 'utf8'))
  const said = tables.filter(saysNames).flatMap((text) => [...text.matchAll(/(\d+(?:e\d+)?)(?::|===?\w\?)"([\w-]+)"/g)])
  if (said.length === 0) throw new Error("kept-files: the build has no script of webpack's own")
  const numbers = new Map(said.map(([, number = '', name = '']) => [name, inFull(number)]))
  return new Map(
    files.flatMap((path) => {
      const [, name = ''] = /^_next\/static\/chunks\/([\w-]+)\.\w+\.js$/.exec(path) ?? []
      const number = /^\d+$/.test(name) ? name : numbers.get(name)
      return number === undefined ? [] : [[number, path] as const]
    }),
  )
}

/** Bytes of the files as the network carries them, in their order. */
export function packedSizes(site: string, paths: readonly string[]): readonly number[] {
  return paths.map((path) => gzipSync(readFileSync(join(site, path))).length)
}

function isKept(path: string, index: string): boolean {
  if (isPlain(path) || unneeded.includes(path)) return false
  if (path === 'sw.js' || /(^|\/)_(not-found|headers)/.test(path)) return false
  if (/\.(txt|ttf|woff|br|gz|xml|map)$/.test(path)) return false
  return !(path.endsWith('.js') && isForOldBrowsers(path.split('/').pop() ?? '', index))
}

/** Script, style sheet and fonts for browsers without MathML. */
const isForFormulasAsHtml = (path: string, site: string): boolean =>
  /KaTeX_|\/formulas-as-html\b/.test(path) ||
  (path.endsWith('.css') && readFileSync(join(site, path), 'utf8').includes('KaTeX_'))

/** Icons, which the device asks for when it installs the app, and long lists for reading through: these grow with the tables, and no tab, lesson, paper or reply needs them. Without a network it is said that they are not here. */
const unneeded = ['accepted-answers.html', 'what-you-can-ask.html', 'icon.svg', 'icon-192.png', 'icon-512.png']

const isForOldBrowsers = (name: string, index: string): boolean =>
  (index.match(/<script[^>]*>/g) ?? []).some((tag) => tag.includes(name) && /nomodule/i.test(tag))

/** The lessons and papers as pages of their own, for readers from outside: the app has the same words already. */
const isPlain = (path: string): boolean =>
  /^(?:(?:lessons|papers)\/.*\.html$|previews\/)/.test(path) || path.startsWith(plainStyles)

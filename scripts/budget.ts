/**
 * What the first view costs over the network (HTML, JS, CSS and fonts of the Learn tab, gzip), beside a bare Next.js page of the same
 * version built the same way. Then the whole site as it is kept for offline use, and the templates of each topic. Run "npm run build" first.
 * Fails when one of them is above its budget.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from './chromium'
import { contentTypes } from './content-types'
import { keptFiles, packedSizes } from './kept-files'
import { run } from './run'
import { topicSizesFit } from './topic-sizes'

const budgetKib = 80
const offlineBudgetMib = 2.5
const kinds: Readonly<Record<string, string>> = { '.html': 'HTML', '.js': 'JS', '.css': 'CSS', '.woff2': 'fonts' }

type Weights = Readonly<Record<string, number>>

if (!existsSync('out/index.html')) {
  console.error('There is no built site in out/. Run "npm run build" first.')
  process.exit(1)
}
const ours = await firstView(resolve('out'))
const bare = await firstView(await buildBarePage())
const over = total(ours) - total(bare)
console.log('\nFirst view, gzip KiB        ours    bare page')
for (const kind of Object.values(kinds)) console.log(row(kind, ours[kind] ?? 0, bare[kind] ?? 0))
console.log(row('total', total(ours), total(bare)))
console.log(`\nAbove a bare page: ${kib(over)} KiB of ${budgetKib} KiB`)
if (over > budgetKib * 1024) {
  console.error('The first view is over its budget: load more of it on demand.')
  process.exit(1)
}
const offline = packedSizes('out', keptFiles('out')).reduce((sum, size) => sum + size, 0)
console.log(`\nThe whole site, for use offline: ${mib(offline)} MiB of ${offlineBudgetMib} MiB gzip`)
if (offline > offlineBudgetMib * 1024 * 1024) {
  console.error(
    'The site is over its budget for offline use: see what scripts/kept-files.ts keeps, and what weighs most in it.',
  )
  process.exitCode = 1
}
if (!topicSizesFit()) process.exitCode = 1

function row(name: string, a: number, b: number): string {
  return `${name.padEnd(24)}${kib(a).padStart(8)}${kib(b).padStart(13)}`
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function mib(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(2)
}

function total(weights: Weights): number {
  return Object.values(weights).reduce((sum, bytes) => sum + bytes, 0)
}

/** Opens a site's start page in a browser and weighs every file of ours that it asks for. */
async function firstView(folder: string): Promise<Weights> {
  const server = await serve(folder)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' })
  await browser.close()
  server.close()
  const weights: Record<string, number> = {}
  for (const path of asked) {
    const file = fileOf(folder, path)
    const kind = kinds[extname(file)]
    if (kind && existsSync(file)) weights[kind] = (weights[kind] ?? 0) + gzipSync(readFileSync(file)).length
  }
  return weights
}

function fileOf(folder: string, path: string): string {
  return join(folder, normalize(path.endsWith('/') ? `${path}index.html` : decodeURIComponent(path)))
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'Content-Type': contentTypes[extname(file)] ?? 'text/plain' })
      .end(readFileSync(file))
  })
  return new Promise((done) => server.listen(0, () => done(server)))
}

/** A page with one heading, on the same Next.js, React and settings. */
async function buildBarePage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-page-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'app'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "bare-page", "private": true, "type": "module" }')
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { output: 'export', turbopack: { root: ${JSON.stringify(resolve('/'))} } }`,
  )
  writeFileSync(
    join(folder, 'app/layout.js'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  )
  writeFileSync(join(folder, 'app/page.js'), 'export default function Page() { return <h1>Hello</h1> }')
  const code = await run('npx', ['next', 'build', folder])
  if (code !== 0) throw new Error('The bare page could not be built')
  return join(folder, 'out')
}

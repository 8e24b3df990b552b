/**
 * What the first view costs over the network (HTML, JS, CSS and fonts of the Learn tab, gzip), beside a bare Next.js page of the same
 * version built the same way. Then the whole site as it is kept for offline use, and the templates of each topic. Run "npm run build" first.
 * Fails when one of them is above its budget.
 */
import { existsSync, readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { buildBarePage } from './bare-page'
import { findOrInstallChromium } from './chromium'
import { keptFiles, packedSizes } from './kept-files'
import { fileOf, servePacked } from './packed-server'
import { topicSizesFit } from './topic-sizes'

const budgetKib = 45
const offlineBudgetMib = 2.5
const kinds: Readonly<Record<string, string>> = { '.html': 'HTML', '.js': 'JS', '.css': 'CSS', '.woff2': 'fonts' }

type Weights = Readonly<Record<string, number>>

const ours = await firstView(resolve('out'))
const bare = await firstView(await buildBarePage())
const over = total(ours) - total(bare)
console.log('\nFirst view, gzip KiB        ours    bare page')
for (const kind of Object.values(kinds)) console.log(row(kind, ours[kind] ?? 0, bare[kind] ?? 0))
console.log(row('total', total(ours), total(bare)))
console.log(`\nAbove a bare page: ${kib(over)} KiB (${over} bytes) of ${budgetKib} KiB`)
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
  const { server, address } = await servePacked(folder)
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto(address, { waitUntil: 'networkidle' })
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

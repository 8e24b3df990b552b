/**
 * The first view beside a bare page of the same Next.js, by Lighthouse's model of a phone (throttled by its simulation), in alternating pairs:
 * medians and their ratios. PAIRS (5) is read from the environment. Run "npm run build" first.
 */
import { resolve } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { buildBarePage } from '../bare-page'
import { findOrInstallChromium } from '../chromium'
import { servePacked } from '../packed-server'

type Measure = (typeof names)[number]

const names = ['largest paint, ms', 'first paint, ms', 'blocking time, ms', 'layout shift', 'DOM elements'] as const
const audited: Readonly<Record<Measure, string>> = {
  'largest paint, ms': 'largest-contentful-paint',
  'first paint, ms': 'first-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
  'DOM elements': 'dom-size-insight',
}
type Run = Readonly<Record<Measure | 'score', number>>

const pairs = Number(process.env.PAIRS ?? 5)
const ours = await servePacked(resolve('out'))
const bare = await servePacked(await buildBarePage())
const runs: { ours: Run; bare: Run }[] = []
for (let pair = 1; pair <= pairs; pair++) {
  runs.push({ ours: await measured(ours.address), bare: await measured(bare.address) })
  console.log(`pair ${pair}: ${JSON.stringify(runs.at(-1))}`)
}
bare.server.close()
ours.server.close()
console.log(`\nMedians of ${pairs} pairs      ours    bare page    ratio`)
for (const name of [...names, 'score' as const]) {
  const [a, b] = [median(runs.map((run) => run.ours[name])), median(runs.map((run) => run.bare[name]))]
  console.log(`${name.padEnd(24)}${shown(a).padStart(8)}${shown(b).padStart(13)}${shown(a / b).padStart(9)}`)
}

async function measured(address: string): Promise<Run> {
  const chrome = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' })
    if (!result) throw new Error('Lighthouse gave no result')
    const { audits, categories } = result.lhr
    const of = (name: Measure) => audits[audited[name]]?.numericValue ?? elements(audits[audited[name]])
    return {
      'largest paint, ms': of('largest paint, ms'),
      'first paint, ms': of('first paint, ms'),
      'blocking time, ms': of('blocking time, ms'),
      'layout shift': of('layout shift'),
      'DOM elements': of('DOM elements'),
      score: 100 * (categories.performance?.score ?? 0),
    }
  } finally {
    chrome.kill()
  }
}

/** What the audit of the page's size shows as a table: its first number. */
function elements(audit: { details?: unknown } | undefined): number {
  const text = JSON.stringify(audit?.details ?? {})
  return Number(/"value":(\d+)/.exec(text)?.[1] ?? Number.NaN)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}

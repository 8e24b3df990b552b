/** Every drawn figure at many seeds, as a phone shows it; "npm run figures" bundles and runs it. */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from './chromium'
import { siteCss } from './site-css'
import { figureFaults, posedFigures, type FigureFault } from '../checks/figures'
import { templates } from '../lib/problems/all'

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '50' }, topic: { type: 'string' }, template: { type: 'string' } },
})
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => `figure-${i}`)
const wanted = templates.filter(({ id, topic }) => (values.topic ?? topic) === topic && (values.template ?? id) === id)
const figures = posedFigures(wanted, seeds)
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
const faults = await figureFaults(await browser.newPage(), siteCss(), figures)
await browser.close()

/** Faults that differ only in their texts and numbers are one. */
const kinds = new Map<string, { readonly first: FigureFault; readonly count: number }>()
for (const fault of faults) {
  const kind = `${fault.template}, ${fault.place}: ${fault.what.replace(/"[^"]*"/g, '"…"').replace(/\d+(\.\d+)?/g, '#')}`
  const known = kinds.get(kind)
  kinds.set(kind, { first: known?.first ?? fault, count: (known?.count ?? 0) + 1 })
}
for (const { first, count } of kinds.values())
  console.log(`${first.template}, ${first.place}: ${count} times, first at ${first.seed}: ${first.what}`)
const drawing = new Set(figures.map(({ problem }) => problem.templateId)).size
console.log(`${figures.length} figures of ${drawing} templates at ${seeds.length} seeds: ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

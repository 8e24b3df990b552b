/** Runs every test that breaks something around the built site, and writes docs/faults.md: what was tried, how often, what was lost. Run "npm run build" first. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findOrInstallChromium } from './chromium'
import { faultPage } from './faults/page'
import { installOtherEngines } from './other-engines'
import { run } from './run'
import { faultKinds } from '../tests/faults/tried'

const line = z.object({
  kind: z.enum(Object.keys(faultKinds)).pipe(z.custom<keyof typeof faultKinds>()),
  what: z.string(),
  times: z.number(),
  lost: z.string(),
})

const breaking = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => join('tests', path))
  .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes("faults/tried'"))
const inBrowsers = breaking.filter((path) => path.includes('.spec.'))
const list = join(mkdtempSync(join(tmpdir(), 'faults-')), 'tried')

// At many moments and with many texts, as in the thorough tests.
const env = { FAULT_LIST: list, CHROMIUM: findOrInstallChromium(), THOROUGH: '1' }
installOtherEngines()
const codes = [
  await run('npx', ['jest', ...breaking.filter((path) => !inBrowsers.includes(path))], env),
  await run('npx', ['playwright', 'test', ...inBrowsers], env),
]
if (codes.some((code) => code !== 0) || !existsSync(list)) {
  console.error('Not all of it held: docs/faults.md stays as it is.')
  process.exit(1)
}
const all = readFileSync(list, 'utf8')
  .trim()
  .split('\n')
  .map((text) => line.parse(JSON.parse(text)))
writeFileSync('docs/faults.md', faultPage(all))
console.log(`${all.length} notes of ${breaking.length} files of tests are written to docs/faults.md`)

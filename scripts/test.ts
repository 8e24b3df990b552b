/** Everything that must hold, in order; stops at the first step that fails, and closes with the number of tests. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium'
import { run } from './run'

interface Counts {
  readonly passed: number
  readonly failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const jestReport = join(reports, 'jest.json')
const browserReport = join(reports, 'browser.json')
const chromium = findOrInstallChromium()

await step('formatting', ['prettier', '--check', '.'])
await step('the content', ['npm', 'run', 'content'])
await step('types', ['tsc', '--noEmit'])
await step('lint', ['eslint', '.', '--max-warnings', '0'])
await step('unit and component tests', ['jest', '--json', `--outputFile=${jestReport}`], {}, () =>
  jestCounts(jestReport),
)
const subFolder = { BASE_PATH: '/maths/tutor' }
await step('a build for a sub-folder', ['npm', 'run', 'build'], subFolder)
await step('the site in a sub-folder', ['playwright', 'test'], { ...subFolder, CHROMIUM: chromium })
await step('the build', ['npm', 'run', 'build'])
await step(
  'the built site in a browser',
  ['playwright', 'test'],
  { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  () => browserCounts(browserReport),
)
await step('the weight of the first view', ['npm', 'run', 'budget'])
finish(0)

function totals(): Counts {
  const counts = [jestCounts(jestReport), browserCounts(browserReport)]
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}

async function step(
  what: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  counts?: () => Counts,
): Promise<void> {
  console.log(`\n== ${what}`)
  const started = Date.now()
  const [program = 'npx', ...rest] = args[0] === 'npm' ? args : ['npx', ...args]
  const code = await run(program, rest, env)
  console.log(`== ${what}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  if (code === 0 && counts && counts().passed === 0) {
    console.error(`${what}: no test was run`)
    finish(1)
  }
  if (code !== 0) finish(code)
}

function finish(code: number): never {
  const { passed, failed } = totals()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(code)
}

function jestCounts(path: string): Counts {
  const report = readReport(path)
  return { passed: numberOf(report.numPassedTests), failed: numberOf(report.numFailedTests) }
}

function browserCounts(path: string): Counts {
  const { stats } = readReport(path)
  const counts: Readonly<Record<string, unknown>> = typeof stats === 'object' && stats !== null ? { ...stats } : {}
  return { passed: numberOf(counts.expected) + numberOf(counts.flaky), failed: numberOf(counts.unexpected) }
}

/** A report that a step wrote; a step that did not come to run wrote none. */
function readReport(path: string): Readonly<Record<string, unknown>> {
  if (!existsSync(path)) return {}
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return typeof report === 'object' && report !== null ? { ...report } : {}
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

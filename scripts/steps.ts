import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run'

export interface Step {
  readonly what: string
  /** A command of this project, e.g. ["eslint", "."] or ["npm", "run", "build"]. */
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whose tests it runs; they are counted. */
  readonly tests?: 'jest' | 'playwright'
}

/** Steps that go on beside each other: each lane in order. */
export type Stage = readonly (readonly Step[])[]

interface Outcome {
  readonly code: number
  readonly passed: number
  readonly failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const outcomes: Outcome[] = []

/** Runs the stages in order, stops after the first with a step that fails, and closes with "N passed, N failed". */
export async function runStages(stages: readonly Stage[]): Promise<never> {
  for (const lanes of stages) {
    await Promise.all(lanes.map(runLane))
    if (worst() !== 0) break
  }
  const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(worst())
}

const worst = (): number => Math.max(...outcomes.map(({ code }) => code))

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const outcome = await runStep(step)
    outcomes.push(outcome)
    if (outcome.code !== 0) return
  }
}

async function runStep({ what, args, env = {}, tests }: Step): Promise<Outcome> {
  console.log(`\n== ${what}`)
  const started = Date.now()
  const report = join(reports, `${what}.json`)
  const [program = 'npx', ...rest] = args[0] === 'npm' ? args : ['npx', ...args]
  const reported = tests === 'jest' ? ['--json', `--outputFile=${report}`] : []
  const code = await run(program, [...rest, ...reported], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  console.log(`== ${what}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  const counts = tests ? countsOf[tests](readReport(report)) : { passed: 0, failed: 0 }
  if (code !== 0 || !tests || counts.passed > 0) return { code, ...counts }
  console.error(`${what}: no test was run`)
  return { code: 1, ...counts }
}

type Report = Readonly<Record<string, unknown>>

const countsOf: Readonly<Record<'jest' | 'playwright', (report: Report) => { passed: number; failed: number }>> = {
  jest: ({ numPassedTests, numFailedTests }) => ({
    passed: numberOf(numPassedTests),
    failed: numberOf(numFailedTests),
  }),
  playwright({ stats }) {
    const { expected, unexpected } = objectOf(stats)
    return { passed: numberOf(expected), failed: numberOf(unexpected) }
  },
}

/** A report that a step wrote; a step that did not come to run wrote none. */
function readReport(path: string): Report {
  return existsSync(path) ? objectOf(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

function objectOf(value: unknown): Report {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

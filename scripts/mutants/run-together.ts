import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Order, Said } from './child'
import { instrumented } from './instrumented'
import type { Status, TriedMutant } from './mutant'

/** A change that makes a loop endless is stopped after so many times the rounds of before. */
const rounds = 100

/**
 * Tries every change of some files by the tests of some folders, all in one process: a hundred times as fast as a run of Jest for each. What is
 * noticed is noticed once more without the change, and tried anew in a fresh process where the change has left something behind; what is not
 * noticed is tried in a fresh process, in which it holds from the first line. `every`: one of so many changes is tried.
 */
export async function runTogether(
  paths: readonly string[],
  folders: readonly string[],
  every: number,
): Promise<readonly TriedMutant[]> {
  const { files, mutants } = await instrumented(paths)
  const program = await bundledTests(files, testsIn(folders))
  const covered = await coverageOf(program)
  if (covered.failed.length > 0) throw new Error(`${covered.failed.length} tests fail without any change`)
  const chosen = mutants.filter((_, at) => at % every === 0)
  console.log(
    `${chosen.length} of ${mutants.length} changes, ${covered.milliseconds.length} tests in ${(sum(covered.milliseconds) / 1000).toFixed(1)} s`,
  )
  const statuses = new Map<string, Status>()
  const waiting = [...chosen]
  const worker = async () => {
    const runner = new Runner(program)
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      statuses.set(mutant.id, await statusOf(mutant.id, covered, runner))
      if (statuses.size % 50 === 0) console.log(`${statuses.size} of ${chosen.length}: ${tally(statuses)}`)
    }
    runner.end()
  }
  await Promise.all(Array.from({ length: Number(process.env.MUTANTS_AT_ONCE ?? 1) }, worker))
  return chosen.map((mutant) => ({ ...mutant, status: statuses.get(mutant.id) ?? 'NoCoverage' }))
}

type Covered = Said & { kind: 'covered' }

async function statusOf(id: string, covered: Covered, runner: Runner): Promise<Status> {
  const places = covered.reached[id]
  if (!places) return covered.whileLoading.includes(id) ? 'Ignored' : 'NoCoverage'
  const order = {
    id,
    tests: quickFirst(places, covered.milliseconds),
    hitLimit: 1000 + rounds * (covered.hits[id] ?? 0),
  }
  // ten times what they took, since others work beside it, and what starting takes
  const patience = 60_000 + 10 * sum(places.map((place) => covered.milliseconds[place] ?? 0))
  const first = await runner.tried(order, patience)
  if (first === 'Killed' || first === 'Timeout') return first
  return runner.triedAfresh(order, patience)
}

/** A process with all the tests in it; a new one where a change has spoiled or stopped it. */
class Runner {
  private child: ChildProcess | undefined
  constructor(private readonly program: string) {}

  /** "Spoiled": it was noticed, and the test fails without it as well. */
  async tried(order: Omit<Order & { kind: 'one' }, 'kind'>, patience: number): Promise<Status | 'Spoiled'> {
    const said = await asked((this.child ??= started(this.program)), { kind: 'one', ...order }, patience)
    if (said === undefined || said.kind !== 'outcome') {
      this.end()
      return 'Timeout'
    }
    if (said.spoiled) this.end()
    return said.noticed ? (said.spoiled ? 'Spoiled' : 'Killed') : 'Survived'
  }

  async triedAfresh(order: Omit<Order & { kind: 'one' }, 'kind'>, patience: number): Promise<Status> {
    const child = started(this.program, { __STRYKER_ACTIVE_MUTANT__: order.id })
    const said = await asked(child, { kind: 'one', ...order }, patience)
    child.kill('SIGKILL')
    if (said === undefined || said.kind !== 'outcome') return 'Timeout'
    return said.noticed ? 'Killed' : 'Survived'
  }

  end(): void {
    this.child?.kill('SIGKILL')
    this.child = undefined
  }
}

/** As plain JavaScript: what loads TypeScript would read all of it once more. */
const started = (program: string, env: Readonly<Record<string, string>> = {}): ChildProcess =>
  fork(program, { execArgv: [], env: { ...process.env, ...env } })

/** What a process says to an order; undefined where it dies or takes longer than the patience, in milliseconds. */
function asked(child: ChildProcess, order: Order, patience: number): Promise<Said | undefined> {
  return new Promise((done) => {
    const end = (said?: Said) => {
      clearTimeout(timer)
      child.removeAllListeners()
      done(said)
    }
    const timer = setTimeout(end, patience)
    child.once('message', (said: Said) => end(said))
    child.once('exit', () => end())
    child.send(order)
  })
}

async function coverageOf(program: string): Promise<Covered> {
  const child = started(program)
  const said = await asked(child, { kind: 'all' }, 3_600_000)
  child.kill()
  if (said?.kind !== 'covered') throw new Error('The tests did not come to an end without any change')
  return said
}

/** All tests and what they need as one file, in it the files with the changes. */
async function bundledTests(files: ReadonlyMap<string, string>, tests: readonly string[]): Promise<string> {
  const program = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'tests.cjs')
  await build({
    stdin: {
      contents: ['./scripts/mutants/harness', ...tests.map((path) => `./${path}`), './scripts/mutants/child']
        .map((path) => `import '${path}'`)
        .join('\n'),
      resolveDir: resolve('.'),
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: program,
    alias: { '@': resolve('.') },
    logLevel: 'error',
    plugins: [
      {
        name: 'changed',
        setup: ({ onLoad }) => {
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
            const contents = files.get(path)
            return contents === undefined ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
          })
        },
      },
    ],
  })
  return program
}

const testsIn = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `tests/${folder}/${name}`)
      .toSorted(),
  )

/** The same places by what they take, in classes of ten times as long; of a class, near ones apart: what stands together in a file tells the same. */
function quickFirst(places: readonly number[], milliseconds: readonly number[]): readonly number[] {
  const stride = Math.max(1, Math.round(places.length * 0.618))
  const spread = Array.from({ length: stride }, (_, from) => places.filter((__, at) => at % stride === from)).flat()
  const classOf = (place: number) => Math.ceil(Math.log10(Math.max(1, milliseconds[place] ?? 1)))
  return spread.toSorted((a, b) => classOf(a) - classOf(b))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const tally = (statuses: ReadonlyMap<string, Status>): string =>
  (['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'] as const)
    .map((status) => `${status} ${[...statuses.values()].filter((one) => one === status).length}`)
    .join(', ')

/** In a process of its own, behind the tests: runs them without a change, or those that reach a change with it, and says what became of it. */
import { runTest, tests } from './harness'

/** What stands behind the switches that the instrumented code asks. */
interface Switches {
  currentTestId?: string
  activeMutant?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}

export type Order =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly id: string; readonly tests: readonly number[]; readonly hitLimit: number }

/** `hits`: of each change, the most that one test met it; `reached`: the tests that meet it. */
export type Said =
  | {
      readonly kind: 'covered'
      readonly milliseconds: readonly number[]
      readonly failed: readonly number[]
      readonly reached: Readonly<Record<string, readonly number[]>>
      readonly hits: Readonly<Record<string, number>>
      readonly whileLoading: readonly string[]
    }
  | { readonly kind: 'outcome'; readonly noticed: boolean; readonly spoiled: boolean }

declare global {
  var __stryker__: Switches | undefined
}

const switches: Switches = (globalThis.__stryker__ ??= {})

const noticedBy = async (place: number): Promise<boolean> => {
  const test = tests[place]
  if (!test) throw new Error(`There is no test ${place}`)
  try {
    await runTest(test)
    return false
  } catch {
    return true
  }
}

async function coverage(): Promise<Said> {
  const whileLoading = Object.keys(switches.mutantCoverage?.static ?? {})
  const reached: Record<string, number[]> = {}
  const hits: Record<string, number> = {}
  const milliseconds: number[] = []
  const failed: number[] = []
  for (const place of tests.keys()) {
    switches.currentTestId = `${place}`
    const started = performance.now()
    if (await noticedBy(place)) failed.push(place)
    milliseconds.push(performance.now() - started)
    const met = switches.mutantCoverage?.perTest[place] ?? {}
    for (const [id, times] of Object.entries(met)) {
      ;(reached[id] ??= []).push(place)
      hits[id] = Math.max(hits[id] ?? 0, times)
    }
    if (switches.mutantCoverage) switches.mutantCoverage.perTest = {}
  }
  return { kind: 'covered', milliseconds, failed, reached, hits, whileLoading }
}

async function tried({ id, tests: places, hitLimit }: Order & { kind: 'one' }): Promise<Said> {
  for (const place of places) {
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit })
    const noticed = await noticedBy(place)
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined })
    // what a change left in a memory must not speak against the next one
    if (noticed) return { kind: 'outcome', noticed, spoiled: await noticedBy(place) }
  }
  return { kind: 'outcome', noticed: false, spoiled: false }
}

process.on('message', (order: Order) => {
  void (order.kind === 'all' ? coverage() : tried(order)).then((said) => process.send?.(said))
})

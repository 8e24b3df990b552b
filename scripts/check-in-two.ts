import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { checkedContent } from '../checks/content'
import type { ContentError, ContentFile } from '../lib/content/content-error'

/** So much text is looked at faster by two than by one, which starts at once. */
const worthwhile = 60_000

/** What is said of some lessons and other files among all: by two threads where there is much to look at. `units`: what belongs together. */
export async function inTwo(
  files: readonly ContentFile[],
  units: readonly (readonly ContentFile[])[],
): Promise<readonly ContentError[]> {
  const sizeOf = (unit: readonly ContentFile[]) => unit.reduce((sum, { text }) => sum + text.length, 0)
  const halves: readonly [string[], string[]] = [[], []]
  const sizes: [number, number] = [0, 0]
  for (const unit of units.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const lesser = sizes[0] <= sizes[1] ? 0 : 1
    halves[lesser].push(...unit.map(({ path }) => path))
    sizes[lesser] += sizeOf(unit)
  }
  if (sizes[0] + sizes[1] < worthwhile) return looked(files, halves.flat())
  const other = inThread(files, halves[1])
  return [...(await looked(files, halves[0])), ...(await other)]
}

interface Work {
  readonly files: readonly ContentFile[]
  readonly only: readonly string[]
}

const looked = async (files: readonly ContentFile[], only: readonly string[]): Promise<readonly ContentError[]> =>
  only.length === 0
    ? []
    : checkedContent(files, { hasFile: (path) => existsSync(join('public', path)), only: new Set(only) })

/** The same in a thread of its own, which runs this one file again. */
function inThread(files: readonly ContentFile[], only: readonly string[]): Promise<readonly ContentError[]> {
  return new Promise((resolve, reject) => {
    const workerData: Work = { files, only }
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}

/** In the second thread: looks at its half and says what it found; whether this is that thread. */
export async function isSecondThread(): Promise<boolean> {
  if (isMainThread) return false
  const { files, only }: Work = workerData
  parentPort?.postMessage(await looked(files, only))
  return true
}

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
  const work: Work = {
    files,
    units: units.toSorted((a, b) => sizeOf(b) - sizeOf(a)).map((unit) => unit.map(({ path }) => path)),
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  }
  const isMuch = sizeOf(units.flat()) >= worthwhile
  const other = isMuch ? inThread(work) : []
  return [...(await looked(work)), ...(await other)]
}

interface Work {
  readonly files: readonly ContentFile[]
  /** Paths of files that belong together, the longest first. */
  readonly units: readonly (readonly string[])[]
  /** How many of them a thread has taken on; the threads share it. */
  readonly taken: Int32Array
}

/** Takes on one after the other, until none is left. */
async function looked({ files, units, taken }: Work): Promise<readonly ContentError[]> {
  const found: ContentError[] = []
  for (;;) {
    const only = units[Atomics.add(taken, 0, 1)]
    if (only === undefined) return found
    found.push(
      ...(await checkedContent(files, { hasFile: (path) => existsSync(join('public', path)), only: new Set(only) })),
    )
  }
}

/** The same in a thread of its own, which runs this one file again. */
function inThread(work: Work): Promise<readonly ContentError[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData: work,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}

/** In the second thread: looks at its share and says what it found; whether this is that thread. */
export async function isSecondThread(): Promise<boolean> {
  if (isMainThread) return false
  const work: Work = workerData
  parentPort?.postMessage(await looked(work))
  return true
}

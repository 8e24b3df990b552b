import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { beginSecond, endSecond } from './second-thread'
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
  const found = [...(await looked(work)), ...(await other)]
  await endSecond()
  return found
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

/** The same in a thread of its own. */
async function inThread(work: Work): Promise<readonly ContentError[]> {
  const worker = beginSecond()
  const said = new Promise<readonly ContentError[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  worker.postMessage(work)
  return said
}

/** In the second thread: waits for work, and says what was found in its share. */
export function takePart(): void {
  parentPort?.once('message', (work: Work) => void looked(work).then((found) => parentPort?.postMessage(found)))
}

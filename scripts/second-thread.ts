import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

let second: Worker | undefined

/** The second thread, which runs the file that this one began with, and waits there for work. */
export const beginSecond = (): Worker =>
  (second ??= new Worker(fileURLToPath(new URL('check-content.mjs', import.meta.url)), {
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  }))

/** Lets it go. */
export async function endSecond(): Promise<void> {
  await second?.terminate()
  second = undefined
}

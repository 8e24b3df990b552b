import type { Asked, Told } from './message'

export interface Thread {
  readonly ask: (asked: Asked) => void
  readonly end: () => void
}

/** A thread of its own for the assistant's thinking. `onLost`: its own file did not come. */
export function startThread(onTold: (told: Told) => void, onLost: () => void): Thread {
  // The bundler looks for this very form.
  const worker = new Worker(new URL('./thinking.ts', import.meta.url))
  worker.onmessage = ({ data }: MessageEvent<Told>) => onTold(data)
  worker.onerror = () => onLost()
  return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() }
}

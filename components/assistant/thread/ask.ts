import { sent, type Told } from './message'
import { startThread, type Thread } from './start-thread'
import type { Context, Reply } from '@/lib/assistant'

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

let thread: Thread | undefined
let count = 0
const waiting = new Map<number, Waiting>()

/** Before the first question, so that the thread is there when it comes. */
export const beginThinking = (): void => void running()

const running = (): Thread => (thread ??= startThread(onTold, stopThinking))

function onTold(told: Told): void {
  const asked = waiting.get(told.number)
  waiting.delete(told.number)
  if ('reply' in told) asked?.resolve(told.reply)
  else asked?.reject(new Error(told.error))
}

/**
 * What the assistant replies, worked out beside the page.
 * @throws when a file that it needs could not be had; with the next question after `stopThinking` it is begun anew.
 */
export function replyAside(question: string, context: Context): Promise<Reply> {
  const { ask } = running()
  const number = ++count
  return new Promise<Reply>((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    ask({ number, question, context: sent(context) })
  })
}

/** Where it cannot go on, or waits for a file that never comes: what still waits for it is rejected. */
export function stopThinking(): void {
  thread?.end()
  thread = undefined
  for (const { reject } of waiting.values()) reject(new Error('the assistant was stopped'))
  waiting.clear()
}

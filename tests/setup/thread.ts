import type { Asked } from '@/components/assistant/thread/message'
import type { Thread, startThread as start } from '@/components/assistant/thread/start-thread'
import { think } from '@/components/assistant/thread/think'
import { deserialize, serialize } from 'node:v8'

/** jsdom has no threads: this one works in the page's own, and gets and gives copies as a real one does. */
export const startThread: typeof start = (onTold): Thread => {
  let isEnded = false
  return {
    ask: (asked: Asked) =>
      void think(deserialize(serialize(asked))).then((told) => {
        if (!isEnded) onTold(deserialize(serialize(told)))
      }),
    end() {
      isEnded = true
    },
  }
}

import { readEvent, type MemoryEvent } from '@/lib/memory/event'

const prefix = 'mathTutorJournal.'
/** So many answers wait at most: where no database ever takes them, there is room left for the rest. */
const mostWaiting = 2000

type JournalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Answers that wait to be taken into the log: written at once, so that they outlive a tab that dies right after the verdict. */
export interface Journal {
  /** Whether it could be written. Never throws. */
  readonly write: (event: MemoryEvent) => boolean
  /** Oldest first. What cannot be read, or is of a later version, stays where it is. Never throws. */
  readonly read: () => readonly MemoryEvent[]
  readonly forget: (events: readonly MemoryEvent[]) => void
}

/** Each answer has a key of its own: no tab overwrites what another has written. `storeOf` may throw, as may all that it gives. */
export function createJournal(storeOf: () => JournalStore): Journal {
  const keys = (): readonly string[] => {
    const store = storeOf()
    return Array.from({ length: store.length }, (_, place) => store.key(place) ?? '').filter((key) =>
      key.startsWith(prefix),
    )
  }
  return {
    write(event) {
      try {
        if (keys().length >= mostWaiting) return false
        storeOf().setItem(prefix + event.id, JSON.stringify(event))
        return true
      } catch {
        return false
      }
    },
    read() {
      try {
        const store = storeOf()
        return keys()
          .flatMap((key) => eventIn(store.getItem(key)) ?? [])
          .toSorted((a, b) => a.at - b.at)
      } catch {
        return []
      }
    },
    forget(events) {
      try {
        for (const { id } of events) storeOf().removeItem(prefix + id)
      } catch (error) {
        console.info('The journal stays as it is: its answers are in the log already.', error)
      }
    },
  }
}

function eventIn(text: string | null): MemoryEvent | undefined {
  try {
    return readEvent(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

export const journal = createJournal(() => window.localStorage)

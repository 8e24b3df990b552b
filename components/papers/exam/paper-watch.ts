import { clockAt, type Clock } from '@/lib/papers/clock'

/** A question that lies open so long was left open. In seconds. */
const longestLap = 1800

/** The clock of a sitting while its page is open. Between two looks it cannot be set back unseen. */
export interface PaperWatch {
  readonly look: () => Clock
  /** It goes on from what was kept. */
  readonly set: (clock: Clock) => void
  /** The seconds since the last lap. */
  readonly lap: () => number
}

export function createWatch(first: Clock): PaperWatch {
  let clock = first
  let since = Date.now()
  return {
    look: () => (clock = clockAt(clock, Date.now())),
    set(next) {
      clock = next
    },
    lap() {
      const seconds = Math.round((Date.now() - since) / 1000)
      since = Date.now()
      return seconds > 0 && seconds <= longestLap ? seconds : 0
    },
  }
}

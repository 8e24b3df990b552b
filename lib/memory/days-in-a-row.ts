import type { Day, DayOf } from './day'
import type { MemoryEvent } from './event'

/** Two forgiven days lie at least so many days apart. */
const forgivenEvery = 7

export interface DaysInARow {
  /** Days with at least one answer; a forgiven day between them does not count, and does not break the row. */
  readonly days: number
  /** Today has its answer already. */
  readonly today: boolean
  /** A day of the last seven was missed, and is forgiven. */
  readonly forgiven: boolean
}

interface Row {
  readonly days: number
  readonly last: Day
  readonly forgiven: Day
}

/** How many days in a row something was answered, up to today. One missed day a week is forgiven; today is not missed until it is over. */
export function daysInARow(events: readonly MemoryEvent[], today: Day, dayOf: DayOf): DaysInARow {
  const answered = new Set(events.map(({ at }) => Math.min(dayOf(at), today)))
  const none: Row = { days: 0, last: -Infinity, forgiven: -Infinity }
  const row = [...answered].sort((a, b) => a - b).reduce(withAnswerOn, none)
  const doneToday = answered.has(today)
  const kept = doneToday ? row : withAnswerOn(row, today)
  const alive = doneToday || kept.days > 1
  return {
    days: alive ? row.days : 0,
    today: doneToday,
    forgiven: alive && today - kept.forgiven < forgivenEvery,
  }
}

function withAnswerOn({ days, last, forgiven }: Row, day: Day): Row {
  if (day - last === 1) return { days: days + 1, last: day, forgiven }
  if (day - last === 2 && day - 1 - forgiven >= forgivenEvery) return { days: days + 1, last: day, forgiven: day - 1 }
  return { days: 1, last: day, forgiven: -Infinity }
}

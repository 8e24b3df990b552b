import type { Day, DayOf } from '@/lib/memory/day'

const [perMinute, perDay] = [60_000, 86_400_000]

/** The calendar day of a moment where this browser is. */
export const studentDayOf: DayOf = (at) => Math.floor((at - new Date(at).getTimezoneOffset() * perMinute) / perDay)

/** Call it in event handlers and effects only. */
export const studentToday = (): Day => studentDayOf(Date.now())

import { examDay } from './exam-day'
import { studentDayOf } from './student-day'
import { catalogue } from '@/lib/memory/catalogue'
import type { Day } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'
import type { TodayRequest } from '@/lib/memory/today'

/** What today's ten are drawn from, in this browser. */
export function todayRequest(today: Day, events: readonly MemoryEvent[]): TodayRequest {
  const exam = examDay()
  return { today, events, dayOf: studentDayOf, catalogue, ...(exam !== undefined && { exam }) }
}

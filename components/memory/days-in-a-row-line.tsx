import { studentDayOf } from './student-day'
import { Icon } from '../ui/icon'
import type { Day } from '@/lib/memory/day'
import { daysInARow } from '@/lib/memory/days-in-a-row'
import type { MemoryEvent } from '@/lib/memory/event'

/** How many days in a row something was practised: said kindly, and only where there is something to say. */
export function DaysInARowLine({
  events,
  today: day,
}: {
  readonly events: readonly MemoryEvent[]
  readonly today: Day
}) {
  const { days, today, forgiven } = daysInARow(events, day, studentDayOf)
  if (days === 0) return null
  return (
    <p className="mt-4 flex items-start gap-2 text-sm text-muted">
      <Icon name="check" className="text-good" />
      <span>
        Days in a row: <strong className="text-ink">{days}</strong>
        {today ? ', today included.' : '. Today can be the next.'}
        {forgiven && ' The day you missed is forgiven.'}
      </span>
    </p>
  )
}

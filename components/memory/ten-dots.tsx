import { studentDayOf } from './student-day'
import type { Day } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'
import type { Choice } from '@/lib/memory/pose'
import { isRightAtFirst } from '@/lib/memory/words'

interface TenDotsProps {
  readonly ten: readonly Choice[]
  readonly events: readonly MemoryEvent[]
  readonly today: Day
  /** The one that is on the table or comes next; -1 for none. */
  readonly place: number
}

const signs = { right: '✓', later: '✓', wrong: '✗', open: '' } as const
const words = {
  right: 'right at first try',
  later: 'right later, or with the solution',
  wrong: 'not yet right',
  open: 'open',
} as const

/** Ten small signs in a row: how each went, by its sign and not by colour alone. */
export function TenDots({ ten, events, today, place }: TenDotsProps) {
  const ofToday = events.filter(({ at, mode }) => mode === 'today' && studentDayOf(at) === today)
  const result = (archetype: string): keyof typeof signs => {
    const own = ofToday.filter((event) => event.archetype === archetype)
    if (own.length === 0) return 'open'
    const right = own.find(({ correct }) => correct)
    if (!right) return 'wrong'
    return isRightAtFirst(right) ? 'right' : 'later'
  }
  return (
    <ol className="ten-dots" aria-label="How they went">
      {ten.map(({ archetype }, index) => {
        const how = result(archetype.id)
        return (
          <li
            key={archetype.id}
            className={`ten-dot ten-dot-${how}`}
            {...(index === place && { 'aria-current': 'step' })}
          >
            <span aria-hidden="true">{signs[how] || index + 1}</span>
            <span className="sr-only">{`${index + 1}: ${words[how]}`}</span>
          </li>
        )
      })}
    </ol>
  )
}

import { unsettled } from './draft'
import { studentDayOf } from './student-day'
import { todayRequest } from './today-request'
import { catalogue } from '@/lib/memory/catalogue'
import type { MemoryEvent } from '@/lib/memory/event'
import { todaysTen } from '@/lib/memory/today'
import { isPosed } from '@/lib/memory/today-place'

/** With the archetype for which it counts. One of a template that the catalogue does not have counts for none. */
export function settled(event: MemoryEvent, known: readonly MemoryEvent[]): MemoryEvent {
  const today = event.mode === 'today' ? askedToday(event, known) : undefined
  const own = event.archetype === unsettled ? catalogue.ofTemplate.get(event.template)?.id : event.archetype
  return {
    ...event,
    archetype: today ?? own ?? unsettled,
    // A problem of another day's ten, opened by its link, is practice.
    mode: event.mode === 'today' && !today ? 'practice' : event.mode,
  }
}

/** The archetype for which the ten of its day hold the problem. */
function askedToday({ template, seed, at }: MemoryEvent, known: readonly MemoryEvent[]): string | undefined {
  const ten = todaysTen(todayRequest(studentDayOf(at), known))
  return ten.find((choice) => isPosed(choice, { templateId: template, seed }))?.archetype.id
}

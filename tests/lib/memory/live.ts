import { answerOn, day0, inIndia } from './answers'
import { catalogue } from '@/lib/memory/catalogue'
import type { Day } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'
import type { Choice } from '@/lib/memory/pose'
import { todaysTen } from '@/lib/memory/today'
import { seededRandom } from '@/lib/random'

export type Student = (choice: Choice, day: Day, nth: number) => readonly MemoryEvent[]

/** Does today's ten on each day, with the plan to the exam if there is one; `each` looks on before the day's work. */
export function live(
  days: number,
  student: Student,
  exam?: Day,
  each: (day: Day, ten: readonly Choice[]) => void = () => {},
) {
  const events: MemoryEvent[] = []
  for (let day = day0; day < day0 + days; day++) {
    const ten = todaysTen({ today: day, events, dayOf: inIndia, catalogue, ...(exam && { exam }) })
    each(day, ten)
    ten.forEach((choice, nth) => events.push(...student(choice, day, nth)))
  }
  return events
}

export const answered = ({ archetype, template, seed }: Choice, day: Day, nth: number, correct: boolean) => [
  answerOn(day, { archetype: archetype.id, template: template.id, seed, nth, correct, mode: 'today' }),
]

/** Four of five right, by a seed. */
export const fair: Student = (choice, day, nth) => answered(choice, day, nth, seededRandom(`${day}/${nth}`).chance(0.8))

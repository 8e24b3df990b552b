import { catalogue } from '@/lib/memory/catalogue'
import { dateOf, daysEast, type Day } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'

/** Where the student of the tests lives. */
export const inIndia = daysEast(330)

/** 1 December 2026 */
export const day0: Day = 20_788

/** Noon in India, and so many minutes later. */
export const noonOf = (day: Day, minutes = 0): number => dateOf(day).getTime() + (6.5 * 60 + minutes) * 60_000

/** A clean right answer on a day, but for what the test says otherwise. `nth` keeps several of a day apart. */
export function answerOn(
  day: Day,
  { nth = 0, ...other }: Partial<MemoryEvent> & { readonly nth?: number } = {},
): MemoryEvent {
  const { archetype = 'qe-discriminant-nature', attempt = 1 } = other
  const [template] = catalogue.byId.get(archetype)?.templates ?? []
  return {
    version: 1,
    id: `${day}/${archetype}/${nth}/${attempt}`,
    at: noonOf(day, nth),
    archetype,
    template: template?.id ?? 'unknown',
    templateVersion: 1,
    topic: catalogue.byId.get(archetype)?.topic ?? 'quadratic-equations',
    difficulty: 'easy',
    seed: `s${day}-${nth}`,
    correct: true,
    attempt,
    hints: 0,
    solution: false,
    milliseconds: 120_000,
    selfReported: false,
    mode: 'practice',
    ...other,
  }
}

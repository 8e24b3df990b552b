import type { Archetype } from './catalogue'
import type { MemoryEvent } from './event'
import { standingsOn } from './standing'
import { answeredToday, todaysTen, type TodayRequest } from './today'
import type { Word } from './words'

export interface ChangedWord {
  readonly archetype: Archetype
  readonly before: Word
  readonly after: Word
}

export interface TodaySummary {
  readonly answered: number
  readonly rightAtFirst: number
  /** Where the day's answers changed the word of My chapters. */
  readonly changed: readonly ChangedWord[]
  /** What is due tomorrow, longest waiting first. */
  readonly tomorrow: readonly Archetype[]
}

/** How today's ten went, and what tomorrow brings. */
export function summaryOfToday(request: TodayRequest): TodaySummary {
  const { today, events, dayOf, catalogue } = request
  const answered = new Set(answeredToday(request))
  const first = events.filter(
    ({ at, mode, attempt, correct }) => mode === 'today' && dayOf(at) === today && attempt === 1 && correct,
  )
  const before = standingsOn(
    today,
    events.filter(({ at }) => dayOf(at) < today),
    dayOf,
  )
  const after = standingsOn(today, events, dayOf)
  const wordIn = (standings: typeof after, id: string) => standings.get(id)?.word ?? 'new'
  return {
    answered: todaysTen(request).filter(({ archetype }) => answered.has(archetype.id)).length,
    rightAtFirst: new Set(first.map((event: MemoryEvent) => event.archetype)).size,
    changed: catalogue.archetypes.flatMap((archetype) => {
      const words = { before: wordIn(before, archetype.id), after: wordIn(after, archetype.id) }
      return answered.has(archetype.id) && words.before !== words.after ? [{ archetype, ...words }] : []
    }),
    tomorrow: catalogue.archetypes
      .filter(({ id }) => (after.get(id)?.due ?? Infinity) <= today + 1)
      .toSorted((a, b) => (after.get(a.id)?.due ?? 0) - (after.get(b.id)?.due ?? 0)),
  }
}

import type { Archetype } from './catalogue'
import { standingsOn } from './standing'
import { answeredToday, todaysTen, type TodayRequest } from './today'
import { isRightAtFirst, type Word } from './words'

export interface ChangedWord {
  readonly archetype: Archetype
  readonly before: Word
  readonly after: Word
}

export interface TodaySummary {
  readonly answered: number
  /** At the first attempt, and before the solution was seen; hints do not matter. */
  readonly rightAtFirst: number
  /** What went wrong, in the order of the ten. */
  readonly wrong: readonly Archetype[]
  /** Where the day's answers changed the word of My chapters. */
  readonly changed: readonly ChangedWord[]
  /** What is due tomorrow, longest waiting first. */
  readonly tomorrow: readonly Archetype[]
}

/** How today's ten went, and what tomorrow brings. */
export function summaryOfToday(request: TodayRequest): TodaySummary {
  const { today, events, dayOf, catalogue } = request
  const answered = new Set(answeredToday(request))
  const own = events.filter(({ at, mode }) => mode === 'today' && dayOf(at) === today)
  const wrong = new Set(own.filter(({ correct }) => !correct).map(({ archetype }) => archetype))
  const before = standingsOn(
    today,
    events.filter(({ at }) => dayOf(at) < today),
    dayOf,
  )
  const after = standingsOn(today, events, dayOf)
  const wordIn = (standings: typeof after, id: string) => standings.get(id)?.word ?? 'new'
  const asked = todaysTen(request).flatMap(({ archetype }) => (answered.has(archetype.id) ? [archetype] : []))
  return {
    answered: asked.length,
    rightAtFirst: new Set(own.filter(isRightAtFirst).map(({ archetype }) => archetype)).size,
    wrong: asked.filter(({ id }) => wrong.has(id)),
    changed: catalogue.archetypes.flatMap((archetype) => {
      const words = { before: wordIn(before, archetype.id), after: wordIn(after, archetype.id) }
      return answered.has(archetype.id) && words.before !== words.after ? [{ archetype, ...words }] : []
    }),
    tomorrow: catalogue.archetypes
      .filter(({ id }) => (after.get(id)?.due ?? Infinity) <= today + 1)
      .toSorted((a, b) => (after.get(a.id)?.due ?? 0) - (after.get(b.id)?.due ?? 0)),
  }
}

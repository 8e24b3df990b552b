import type { Day, DayOf } from './day'
import type { MemoryEvent } from './event'
import { grouped } from './grouped'
import { ratingOf, worst } from './rating'
import { scheduleOf, type Review } from './schedule'
import { afterAnswer, isMistake, unasked, wordOf, type Word } from './words'

/** How one archetype stands on a day. */
export interface Standing {
  readonly word: Word
  /** Went wrong, and is not yet right again on two different days. */
  readonly mistake: boolean
  readonly cleanDays: number
  /** The day on which it should be asked again. */
  readonly due: Day
  readonly stability: number
  readonly lastAsked: Day
  /** The day on which it was last right at once and without help. */
  readonly lastClean?: Day
  /** How the last day went on which it was asked. */
  readonly lastReview: Review
}

/** By archetype; what was never asked is not in it. */
export type Standings = ReadonlyMap<string, Standing>

/**
 * Everything that the events tell, as it stands on `today`. An event that claims to be from a later day (a clock was wrong) counts as
 * of today, so that it keeps nothing away.
 */
export function standingsOn(today: Day, events: readonly MemoryEvent[], dayOf: DayOf): Standings {
  const inOrder = events.toSorted((a, b) => a.at - b.at)
  const byArchetype = grouped(inOrder, ({ archetype }) => archetype)
  return new Map(
    [...byArchetype].flatMap(([archetype, own]) => {
      const standing = standingOf(today, own, ({ at }) => Math.min(dayOf(at), today))
      return standing ? [[archetype, standing]] : []
    }),
  )
}

function standingOf(
  today: Day,
  answers: readonly MemoryEvent[],
  dayOf: (event: MemoryEvent) => Day,
): Standing | undefined {
  const tally = answers.reduce((before, answer) => afterAnswer(before, answer, dayOf(answer)), unasked)
  const reviews = [...grouped(answers, dayOf)].map(([day, own]) => ({ day, rating: ratingOfDay(own) }))
  const scheduled = scheduleOf(reviews)
  const lastReview = reviews.at(-1)
  if (!scheduled || !lastReview) return undefined
  return {
    word: wordOf(tally, scheduled.due, today),
    mistake: isMistake(tally),
    cleanDays: tally.cleanDays,
    ...scheduled,
    lastAsked: lastReview.day,
    lastReview,
    ...(tally.lastCleanDay !== undefined && { lastClean: tally.lastCleanDay }),
  }
}

/** Each problem of the day is rated by all its answers; the worst counts. */
const ratingOfDay = (answers: readonly MemoryEvent[]) =>
  worst([...grouped(answers, ({ template, seed }) => `${template}/${seed}`).values()].map(ratingOf))

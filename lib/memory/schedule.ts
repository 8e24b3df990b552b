import { fsrs, Rating as Grade, type FSRSState, type Grade as Graded } from 'ts-fsrs'
import type { Day } from './day'
import type { Rating } from './rating'

/** The one rating of a day on which an archetype was asked. */
export interface Review {
  readonly day: Day
  readonly rating: Rating
}

export interface Scheduled {
  /** The first day on which it should be asked again: the day after its last review, or later. */
  readonly due: Day
  /** After about so many days it is remembered nine times in ten. */
  readonly stability: number
}

const grades: Readonly<Record<Rating, Graded>> = {
  again: Grade.Again,
  hard: Grade.Hard,
  good: Grade.Good,
  easy: Grade.Easy,
}

/** Nothing rests longer than this: two months are a good part of what is left to the exam. */
export const longestRest = 60

/** Whole days, no chance: the same reviews give the same day, on every phone. */
const memory = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 })

/**
 * When an archetype comes again, by FSRS, from its reviews, oldest first; undefined when there is none. Two words of our own: what went
 * wrong comes back the next day, and nothing rests longer than two months.
 */
export function scheduleOf(reviews: readonly Review[]): Scheduled | undefined {
  const last = reviews.at(-1)
  const state = reviews.reduce<FSRSState | null>((before, { day, rating }, place) => {
    const rested = day - (reviews[place - 1]?.day ?? day)
    return memory.next_state(before, rested, grades[rating])
  }, null)
  if (!last || !state) return undefined
  const rest = last.rating === 'again' ? 1 : memory.next_interval(state.stability, 0)
  return { due: last.day + Math.min(rest, longestRest), stability: state.stability }
}
